/** Notices by the browser's push service, where the page may have them: over HTTPS or on this machine, in a browser that can. */
import type { Me } from "../wire/types";
import { speech } from "../words/words.svelte";
import * as api from "./api";

export type Refusal = "push-denied" | "push-failed";

/** The worker that would show them; without one there are none. */
export async function worker(): Promise<ServiceWorkerRegistration | null> {
  if (!isSecureContext || !("serviceWorker" in navigator) || !("PushManager" in globalThis) || !("Notification" in globalThis)) return null;
  return (await navigator.serviceWorker.getRegistration()) ?? null;
}

export async function turnOn(registration: ServiceWorkerRegistration): Promise<Me | Refusal> {
  if ((await Notification.requestPermission()) !== "granted") return "push-denied";
  const { key } = await api.pushKey();
  const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }).catch(() => null);
  const { endpoint, keys } = subscription?.toJSON() ?? {};
  if (!endpoint || !keys?.["p256dh"] || !keys["auth"]) return "push-failed";
  return api.subscribe(endpoint, keys["p256dh"], keys["auth"], speech.language);
}

export async function turnOff(registration: ServiceWorkerRegistration): Promise<Me> {
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  return api.unsubscribe(null);
}
