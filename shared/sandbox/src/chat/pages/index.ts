/** What the two pages of the live chat are made of: a document with all its words, a script, a style, and what they may do. */
import { readFileSync } from 'node:fs'
import { type Language, languages } from '@shared/engine/refusals/languages'
import { translateAll } from '@shared/phrases'
import type { PageFile } from '../wire.ts'
import { linked } from './linked.ts'
import { deskTexts } from './words/desk.ts'
import { phoneTexts } from './words/phone.ts'

/** By name: "page" is the document, "page.js" and "page.css" what it asks for beside itself. */
export type PageFiles = Readonly<Record<'page' | 'page.js' | 'page.css', PageFile>>

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')

/** The app's own tokens, without the skins of its screens: no copy of them is kept. */
const tokens = (): string =>
  read('../../../../ui/src/tokens.css')
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/^ {2}[^{\n]*\[data-skin=[^{]*\{[^}]*\}\n/gm, '')

const styleOf = (page: 'phone' | 'desk'): string =>
  ['@layer tokens, kit, page, hidden;', tokens(), read('kit/kit.css'), read(`${page}/page.css`)].join('\n')

/** Words of a page by language. */
const inEach = (wordsIn: (language: Language) => object): object =>
  Object.fromEntries(languages.map(language => [language, wordsIn(language)]))

/** Words in the document are data: nothing of them can end the element that holds them. */
const asData = (words: object): string => JSON.stringify(words).replaceAll('<', '\\u003c')

const markup = (folder: string, words: object): string => `<!doctype html>
<html lang="en-US" dir="auto" data-theme="dark">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">
    <meta name="color-scheme" content="dark light">
    <title>tarn</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="${folder}page.css">
    <script type="application/json" id="words">${asData(words)}</script>
    <script defer src="${folder}page.js"></script>
  </head>
  <body></body>
</html>
`

/** A host as a browser sends it; anything else is left out of the policy. */
const HOST = /^(?:[\w.-]+|\[[\da-f:]+\])(?::\d+)?$/i

/**
 * Its own script and style, calls to where it came from, pictures it has fetched itself. The host is named beside 'self',
 * since WebKit compares 'self' with the origin that the sandbox has taken away.
 */
function policy(host: string | undefined, more: readonly string[]): string {
  const here = host && HOST.test(host) ? `'self' http://${host} https://${host}` : "'self'"
  return [
    ...["default-src 'none'", `script-src ${here}`, `style-src ${here}`, `connect-src ${here}`, 'img-src blob: data:'],
    ...["base-uri 'none'", "form-action 'none'", "require-trusted-types-for 'script'", "trusted-types 'none'"],
    ...more,
  ].join('; ')
}

const locked = {
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
}

function files(page: 'phone' | 'desk', folder: string, words: object, csp: string): PageFiles {
  const script = linked(new URL(`${page}/main.ts`, import.meta.url))
  const headers = { ...locked, 'content-security-policy': csp }
  return {
    page: { type: 'text/html; charset=utf-8', body: markup(folder, words), headers },
    'page.js': { type: 'text/javascript; charset=utf-8', body: script },
    'page.css': { type: 'text/css; charset=utf-8', body: styleOf(page) },
  }
}

/**
 * The phone's page, which only the app frames: it stands on the origin that serves this. The sandbox is its own as well as
 * the frame's: whatever opens it, it must not come near what the app keeps there.
 * @param host of the request
 */
export const phonePage = (host: string | undefined): PageFiles =>
  files(
    'phone',
    '',
    inEach(language => translateAll(phoneTexts, language)),
    policy(host, ["frame-ancestors 'self'", 'sandbox allow-scripts allow-popups allow-downloads']),
  )

const wordsOfDesk = () =>
  inEach(language => ({ talk: translateAll(phoneTexts, language), desk: translateAll(deskTexts, language) }))

/** The desk's page at the operator port, which asks for the key itself. */
export const deskPage = (host: string | undefined): PageFiles =>
  files('desk', 'chat/', wordsOfDesk(), policy(host, ["frame-ancestors 'none'"]))
