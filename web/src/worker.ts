/** Keeps pages and boards for the next time: what has a hash in its name is kept for good, the page only for when the line is
 * down. Whatever the server says of matches passes by: nothing of the API is kept. And it shows the server's notices. */

interface Worker extends EventTarget {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { matchAll(which: { type: "window"; includeUncontrolled?: boolean }): Promise<readonly Window[]>; openWindow(url: string): Promise<unknown> };
  addEventListener(type: "install" | "activate" | "fetch" | "push" | "notificationclick", heard: (event: Moment) => void): void;
}
interface Window { readonly url: string; readonly visibilityState: string; focus(): Promise<unknown>; navigate(url: string): Promise<unknown> }
interface Moment {
  readonly request: Request;
  readonly data: { json(): unknown } | null;
  readonly notification: Notification;
  readonly action: string;
  waitUntil(done: Promise<unknown>): void;
  respondWith(answer: Promise<Response>): void;
}
interface Notice { readonly title: string; readonly body: string; readonly url: string; readonly waiting: number; readonly off: string }

const worker = self as unknown as Worker;
const FILES = "the files it keeps" as unknown as readonly string[];
const PAGE = "/";
const OTHERS = /^\/(api|operator|health|metrics)(\/|$)/; // pages that are no page of the client's
const SLOW = 4000; // milliseconds after which the page that was kept is better than none
/** One place for each build: its page and its files come and go together. */
const PLACE = `islario ${FILES.find((name) => name.startsWith("assets/index-") && name.endsWith(".js"))}`;

worker.addEventListener("install", (event) => event.waitUntil(keepAll()));
worker.addEventListener("activate", (event) => event.waitUntil(forgetOthers()));
worker.addEventListener("fetch", (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.method !== "GET" || origin !== worker.location.origin) return;
  if (pathname.startsWith("/assets/")) event.respondWith(file(event.request));
  else if (event.request.mode === "navigate" && !OTHERS.test(pathname)) event.respondWith(page(event.request));
});

async function keepAll(): Promise<void> {
  const place = await caches.open(PLACE);
  await place.addAll([PAGE, ...FILES.map((name) => `/${name}`)]);
}

async function forgetOthers(): Promise<void> {
  await Promise.all((await caches.keys()).filter((name) => name !== PLACE).map((name) => caches.delete(name)));
}

const file = async (request: Request): Promise<Response> => (await caches.match(request)) ?? fetch(request);

/** The server's own page, so that a new one is there at once; where there is none in time, the one that was kept. */
async function page(request: Request): Promise<Response> {
  const kept = await caches.match(PAGE);
  if (!kept) return fetch(request);
  const asked = fetch(request).then((answer) => (answer.status < 500 ? answer : kept), () => kept);
  return Promise.race([asked, new Promise<Response>((late) => setTimeout(() => late(kept), SLOW))]);
}

worker.addEventListener("push", (event) => event.waitUntil(tell(event.data?.json() as Notice)));
worker.addEventListener("notificationclick", (event) => event.waitUntil(follow(event)));

const windows = (): Promise<readonly Window[]> => worker.clients.matchAll({ type: "window", includeUncontrolled: true });
const place = ({ url }: Window): string => new URL(url).pathname;

/** One notice at a time: a new one stands for those before it. Who looks at the table already is told nothing. */
async function tell({ title, body, url, waiting, off }: Notice): Promise<void> {
  await navigator.setAppBadge?.(waiting).catch(() => undefined);
  if ((await windows()).some((one) => one.visibilityState === "visible" && place(one) === url)) return;
  const looks = { body, tag: "islario", renotify: true, icon: "/icon-192.png", badge: "/icon-192.png", data: url, actions: [{ action: "off", title: off }] };
  await worker.registration.showNotification(title, looks);
}

/** To the table: where it is open, in a window that is at none, or in a new one. */
async function follow({ notification, action }: Moment): Promise<void> {
  notification.close();
  if (action === "off") return endNotices();
  const [url, open] = [notification.data as string, await windows()];
  const there = open.find((one) => place(one) === url);
  const idle = open.find((one) => !place(one).startsWith("/table/"));
  if (there) await there.focus();
  else if (idle) await idle.navigate(url).then(() => idle.focus());
  else await worker.clients.openWindow(url);
}

async function endNotices(): Promise<void> {
  await (await worker.registration.pushManager.getSubscription())?.unsubscribe();
  await fetch("/api/me/push/off", { method: "POST", headers: { "Content-Type": "application/json" }, body: "{}" });
}
