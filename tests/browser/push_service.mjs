/** A push service of our own, and browsers made up for it: it takes what the server sends, and reads it with their keys (RFC 8291). */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import { createServer } from "node:http";
import { patiently } from "./patience.mjs";

const TAG = 16; // bytes at the end of what AES-GCM has sealed
const text = (content) => content.toString("base64url");

function unsealed(content, ecdh, secret) {
  const [salt, sender, body] = [content.subarray(0, 16), content.subarray(21, 86), content.subarray(86)];
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), ecdh.getPublicKey(), sender]);
  const both = hkdfSync("sha256", ecdh.computeSecret(sender), secret, info, 32);
  const derived = (purpose, length) => Buffer.from(hkdfSync("sha256", both, salt, `Content-Encoding: ${purpose}\0`, length));
  const cipher = createDecipheriv("aes-128-gcm", derived("aes128gcm", 16), derived("nonce", 12));
  cipher.setAuthTag(body.subarray(-TAG));
  const plain = Buffer.concat([cipher.update(body.subarray(0, -TAG)), cipher.final()]);
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
}

export async function pushService() {
  const browsers = new Map();
  const server = createServer((request, answer) => {
    const parts = [];
    request.on("data", (part) => parts.push(part));
    request.on("end", () => {
      browsers.get(request.url)?.sealed.push(Buffer.concat(parts));
      answer.writeHead(browsers.has(request.url) ? 201 : 410).end();
    });
  });
  await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
  const address = `http://127.0.0.1:${server.address().port}`;
  return {
    /** A browser's subscription, as its page would read it, and the next message that comes for it. */
    browser() {
      const [ecdh, secret, sealed, path] = [createECDH("prime256v1"), randomBytes(16), [], `/${browsers.size}`];
      ecdh.generateKeys();
      browsers.set(path, { sealed });
      const next = () => patiently("a message", () => sealed.length && sealed.shift()).then((content) => unsealed(content, ecdh, secret));
      return { subscription: { endpoint: address + path, keys: { p256dh: text(ecdh.getPublicKey()), auth: text(secret) } }, next, sealed };
    },
    close: () => new Promise((closed) => server.close(closed)),
  };
}

/** The page's browser gets its subscription from us instead of from a service far away; all else is its own. */
export const subscribeTo = (context, { subscription }) => context.addInitScript((given) => {
  let held = null;
  const one = { ...given, toJSON: () => given, unsubscribe: async () => Boolean((held = null) ?? true) };
  PushManager.prototype.subscribe = async (options) => {
    if (!options.userVisibleOnly || !options.applicationServerKey) throw new Error("a browser would not take this");
    return (held = one);
  };
  PushManager.prototype.getSubscription = async () => held;
}, subscription);
