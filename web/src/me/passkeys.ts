/** Passkeys, where a browser has them: over HTTPS or on this machine, at a name. */
import type { Me } from "../wire/types";
import * as api from "./api";

const ADDRESS = /^\[|^[\d.]+$/;
export const canPasskey = (): boolean => isSecureContext && "PublicKeyCredential" in globalThis && !ADDRESS.test(location.hostname);

type Texts = Readonly<Record<string, unknown>>;
const bytes = (text: unknown): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(String(text).replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
const text = (content: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(content))).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
const credentials = (all: unknown): PublicKeyCredentialDescriptor[] => ((all ?? []) as Texts[]).map(({ id }) => ({ type: "public-key", id: bytes(id) }));

/** Null: whoever was asked has thought better of it, or there is none. */
const given = (asked: Promise<Credential | null>): Promise<PublicKeyCredential | null> => asked.then((one) => one as PublicKeyCredential | null, () => null);

export async function add(): Promise<Me | null> {
  const { publicKey } = (await api.passkeyToMake()) as { publicKey: Texts };
  const user = publicKey["user"] as Texts;
  const options = { ...publicKey, challenge: bytes(publicKey["challenge"]), user: { ...user, id: bytes(user["id"]) }, excludeCredentials: credentials(publicKey["excludeCredentials"]) };
  const made = await given(navigator.credentials.create({ publicKey: options as unknown as PublicKeyCredentialCreationOptions }));
  if (!made) return null;
  const { clientDataJSON, attestationObject } = made.response as AuthenticatorAttestationResponse;
  return api.passkeyMade({ id: made.id, client_data: text(clientDataJSON), attestation: text(attestationObject) });
}

export async function enter(bring: boolean): Promise<Me | null> {
  const { publicKey } = (await api.passkeyToUse()) as { publicKey: Texts };
  const options = { ...publicKey, challenge: bytes(publicKey["challenge"]) } as PublicKeyCredentialRequestOptions;
  const used = await given(navigator.credentials.get({ publicKey: options }));
  if (!used) return null;
  const { clientDataJSON, authenticatorData, signature } = used.response as AuthenticatorAssertionResponse;
  return api.passkeyUsed({ id: used.id, client_data: text(clientDataJSON), authenticator_data: text(authenticatorData), signature: text(signature), bring });
}
