/** What a service worker finds around it, as far as this one uses it: the types of pages and of workers exclude each other. */

export interface LongEvent extends Event {
  /** The browser lets the worker live until then. */
  waitUntil(work: Promise<unknown>): void
}

type Route = { condition: { urlPattern: { pathname: string } }; source: 'network' }

export interface InstallEvent extends LongEvent {
  addRoutes?(routes: Route): Promise<void>
}

export interface FetchEvent extends LongEvent {
  readonly request: Request
  /** What the browser asked for while the worker started; undefined where nothing was. */
  readonly preloadResponse?: Promise<Response | undefined>
  respondWith(response: Promise<Response> | Response): void
}

export interface MessageEventOfPage extends LongEvent {
  readonly data: unknown
  readonly ports: readonly MessagePort[]
}

export interface PushEvent extends LongEvent {
  /** Null where it carries nothing. */
  readonly data: { text(): string } | null
}

export interface NotificationEvent extends LongEvent {
  readonly notification: Notification
}

export interface SubscriptionChangeEvent extends LongEvent {
  readonly oldSubscription?: PushSubscription | null
  readonly newSubscription?: PushSubscription | null
}

export interface WindowClient {
  readonly url: string
  readonly focused: boolean
  focus(): Promise<WindowClient>
  postMessage(message: unknown): void
}

interface Clients {
  claim(): Promise<void>
  matchAll(o: { type: 'window'; includeUncontrolled?: boolean }): Promise<readonly WindowClient[]>
  openWindow(url: string): Promise<WindowClient | null>
}

interface Events {
  install: InstallEvent
  activate: LongEvent
  fetch: FetchEvent
  message: MessageEventOfPage
  push: PushEvent
  notificationclick: NotificationEvent
  pushsubscriptionchange: SubscriptionChangeEvent
}

interface Scope {
  /** Digests of the pages that may be kept: the gateway writes them at the end of /worker.js. Older gateways do not. */
  readonly keptPages?: readonly string[]
  readonly caches: CacheStorage
  readonly clients: Clients
  readonly location: Location
  readonly registration: ServiceWorkerRegistration
  addEventListener<K extends keyof Events>(name: K, heard: (event: Events[K]) => void): void
  skipWaiting(): Promise<void>
}

/** The worker's global object. */
export const scope = self as unknown as Scope
