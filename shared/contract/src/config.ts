/** config.json: the live set as one document, inlined in index.html by the gateway and served at /config.json. */
import * as v from 'valibot'
import { approval, policy } from './approval.ts'
import { signature } from './signed.ts'

/** Subresource integrity of one file, e.g. "sha384-…". */
export const integrity = v.pipe(
  v.string(),
  v.regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'An integrity is "sha384-" and 64 characters'),
)

/** The eight language codes of the specification (section 9). */
export const languageCode = v.picklist(['en-us', 'ko', 'jp', 'tai', 'mlxy', 'vl', 'xi', 'zh-cn'])
export type LanguageCode = v.InferOutput<typeof languageCode>

/** A text in every language; zh-hant is derived from zh-cn at build. */
export const texts = v.object({
  ...Object.fromEntries([...languageCode.options, 'zh-hant'].map(code => [code, v.string()])),
} as Record<LanguageCode | 'zh-hant', v.StringSchema<undefined>>)
export type Texts = v.InferOutput<typeof texts>

const length = v.pipe(v.number(), v.minValue(0), v.maxValue(2000))

/**
 * What stands in a tab's place before its code is there: blocks of x, y, width, height, and where they differ from the usual
 * radius (4), how often they come (once) and how far below each other; in design pixels of a page 375 wide.
 */
export const sketch = v.pipe(v.array(v.pipe(v.array(length), v.minLength(4), v.maxLength(7))), v.maxLength(40))
export type Sketch = v.InferOutput<typeof sketch>

/** A call that a screen's first picture needs: begun beside the screen's code (docs/rules/shell.md#data-beside-code). */
export const ask = v.object({
  /**
   * Path and query, as the screen itself will send them. "{symbol}" is the parameter of that name in the screen's address: where
   * that lacks it, nothing is asked; "{tag?}" is left out then.
   */
  get: v.pipe(v.string(), v.regex(/^\/api\/[^\s#\\]{1,200}$/, 'A call begins with /api/')),
  /** For whom alone it is asked. */
  by: v.optional(v.picklist(['visitor', 'person'])),
  /** Where config.json does not list it, nothing is asked. */
  feature: v.optional(v.string()),
  /** Where in the answer the path of a picture stands that is to be seen first, e.g. "records.0.cover". */
  picture: v.optional(v.string()),
})
export type Ask = v.InferOutput<typeof ask>

/** One address of a remote, as data: what the router needs before any of the remote's code is here. */
export const routeData = v.object({
  path: v.pipe(v.string(), v.regex(/^\/[A-Za-z0-9]+$/, 'A path is one segment, e.g. /kline')),
  title: texts,
  /** Colour of the page and of the loading overlay, e.g. "#031228". */
  background: v.optional(v.string()),
  auth: v.boolean(),
  keepAlive: v.optional(v.boolean(), false),
  frame: v.optional(v.picklist(['tabs', 'page', 'none']), 'page'),
  /** Of a tab: what index.html draws of it before any script came. */
  sketch: v.optional(sketch),
  /** For whoever is signed in, where that is another. */
  ownSketch: v.optional(sketch),
  asks: v.optional(v.pipe(v.array(ask), v.maxLength(8))),
})
export type RouteData = v.InferOutput<typeof routeData>

/** Hash of each file of a release by its name within the release's folder. */
export const fileHashes = v.record(v.string(), integrity)

/**
 * What to preload, as file names within the release: a remote's entry and first screen by path ("/kline"), the shell's
 * start by "shell", and in both the catalog of a language by "words:<language>" ("words:jp", "words:zh-hant"). What the
 * shell lends beyond its start stands there by "lent:<family>" ("lent:ui-forms").
 */
export const preloads = v.record(v.string(), v.array(v.string()))

const release = {
  release: v.string(),
  /** Address, e.g. "/r/trade/9ab27e0c11d2/remoteEntry.js". */
  entry: v.string(),
  /** Of the entry. */
  integrity,
  files: fileHashes,
  /** The decision that promoted this release; a rollback brings the old number back with the old release. */
  serial: v.number(),
  version: v.string(),
  preload: preloads,
}

/** One release of a remote, with all that a phone needs to run it. */
const remoteRelease = {
  ...release,
  /** Ranges needed of the shell's surface and of shared packages, e.g. {"shell": "^1.0.0"}. */
  needs: v.record(v.string(), v.string()),
  routes: v.array(routeData),
  /** Path -> families of what the shell lends that its screen uses: the shell's preload "lent:<family>" is needed too. */
  borrows: v.optional(v.record(v.string(), v.array(v.string()))),
}
export const unitRelease = v.object(remoteRelease)
export type UnitRelease = v.InferOutput<typeof unitRelease>

/** A release that is named, not described: its release.json, of this hash, says the rest when it is needed. */
export const releaseReference = v.object({ release: v.string(), serial: v.number(), manifest: integrity })
export type ReleaseReference = v.InferOutput<typeof releaseReference>

/** Of what a release was made, for whoever asks what runs here. */
export const madeFrom = v.object({
  /** The commit's first twelve digits. */
  commit: v.string(),
  /** The first line of its message. */
  subject: v.string(),
  /** The tree held changes that no commit holds. */
  dirty: v.optional(v.boolean()),
})
export type MadeFrom = v.InferOutput<typeof madeFrom>

const promotion = {
  /** Hash of release.json. */
  manifest: integrity,
  /** When it went to all phones, as the server writes times (UTC+8). */
  at: v.optional(v.string()),
  /** Where its publisher said so. */
  from: v.optional(madeFrom),
  /** Open pages take it at once, not at the next change of remote. */
  forced: v.optional(v.boolean()),
  /** What was live before: where the present release cannot be loaded, a phone takes this one. */
  previous: v.optional(releaseReference),
}

export const unitConfig = v.object({
  ...remoteRelease,
  ...promotion,
  /** A release for some phones: takesCanary() tells which. */
  canary: v.optional(
    v.object({
      ...remoteRelease,
      manifest: integrity,
      from: v.optional(madeFrom),
      percent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
    }),
  ),
})
export type UnitConfig = v.InferOutput<typeof unitConfig>

export const shellConfigData = v.object({
  ...release,
  ...promotion,
  /** Ids of the keys whose signatures this shell accepts. */
  trusts: v.array(v.string()),
  /** As release.json says. */
  readsThin: v.optional(v.boolean()),
})

/** Exact or "*.host"; it becomes a source of the page's content policy. */
const outlinkHost = v.pipe(
  v.string(),
  v.regex(/^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?$/, 'A host, e.g. "tronscan.org" or "*.tronscan.org"'),
)

/** What an installation says of itself; the same for all releases. */
export const platform = v.object({
  name: v.string(),
  environment: v.string(),
  /** Prefix of every call, e.g. "" for the same origin. */
  apiBase: v.string(),
  fileBase: v.string(),
  /** SPKI, base64 without headers: encrypts the key of each POST body. */
  transportPublicKey: v.string(),
  features: v.array(v.string()),
  market: v.object({
    focusMs: v.number(),
    listMs: v.number(),
    staleMs: v.number(),
    source: v.picklist(['process', 'tape', 'live']),
  }),
  outlink: v.array(v.object({ host: outlinkHost, frame: v.boolean() })),
  customerService: v.object({ url: v.string() }),
  /** False takes the service worker away from every phone, with all that it kept; without a word it may be there. */
  worker: v.optional(v.boolean()),
})
export type Platform = v.InferOutput<typeof platform>

/** Far more than parts ever need; each is verified before a page stands. */
const mostApprovals = 256

export const config = v.object({
  version: v.literal(1),
  /** Names the log of decisions that this one belongs to: serials of two logs cannot be compared. */
  log: v.string(),
  /** Grows by one with each decision; a lower one than seen is refused. */
  serial: v.pipe(v.number(), v.safeInteger()),
  issued: v.string(),
  ...platform.entries,
  shell: shellConfigData,
  units: v.record(v.string(), unitConfig),
  /** How many keys stand for each part; missing: one, the set's own signature. */
  policy: v.optional(policy),
  /** Those that stand for the parts, where the policy asks for several. */
  approvals: v.optional(v.pipe(v.array(approval), v.maxLength(mostApprovals))),
  /** Over its RFC 8785 form (signed.ts). Missing in development alone. */
  signature: v.optional(signature),
})
export type Config = v.InferOutput<typeof config>
