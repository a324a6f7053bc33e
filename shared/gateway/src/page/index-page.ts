/** index.html: the live config inline, and everything that the first paint needs, each file with its hash. */
import { createHash } from 'node:crypto'
import { takesCanary } from '@shared/contract/canary'
import type { Config } from '@shared/contract/config'
import { type PageConfig, pageSignature, withoutFiles } from '@shared/contract/page-config'
import { spanishOf } from '@shared/format/languages'
import * as v from 'valibot'
import { addressNow } from './address-now.ts'
import { atOnceMarkup } from './at-once.ts'
import { atOnce } from './at-once-script.ts'
import { atOnceStyle } from './at-once-style.ts'
import { damagedShell } from './damaged-shell.ts'
import { firstPaint } from './first-paint.ts'
import { inScript } from './in-script.ts'
import { type Catalog, catalogs, languages } from './languages.ts'
import { preloads } from './preloads.ts'
import { notLoaded, tooOld } from './sentences.ts'

/** A script as it is sent: its source, without comments and the room that types and indentation took. */
const sent = (source: string): string =>
  source
    .replaceAll(/\s\/\*\* .*? \*\/|\s\/\/ .*$/gm, '')
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/\n\s*/g, '\n')

/**
 * The inline scripts: how everything looks, before the browser has anything to paint; what the first picture needs and what the
 * shell's files are watched by; and what the config is needed for.
 */
export const inlineScripts = [
  sent(`(${firstPaint})(${spanishOf})`),
  sent(`(${atOnce})(${addressNow});(${damagedShell})()`),
  sent(`(${preloads})(${addressNow},${takesCanary})`),
] as const

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Source expressions for the content policy. */
export const inlineHashes = { scripts: inlineScripts.map(hashOf), style: hashOf(atOnceStyle) } as const

/** What the page names of a shell. */
export type ShellFiles = Pick<Config['shell'], 'release' | 'entry' | 'integrity' | 'files' | 'preload'>

/** What the live shell can believe of it without the rest; all of it where that was not signed, or goes to another shell. */
function written(config: Config, shell: ShellFiles): PageConfig {
  const ofPage = config.signature?.thin
  return shell === config.shell && v.is(pageSignature, ofPage) ? withoutFiles(config, ofPage.without) : config
}

/**
 * What is drawn at once comes first, since a slow line brings it first; then what the shell's own files are asked for by; the
 * config, larger than all of that, after it; and stylesheets last: what stands before them is drawn without them.
 * @param shell another one than the live one, where that is damaged
 */
export function indexPage(config: Config, shell: ShellFiles = config.shell): string {
  const name = escaped(config.name)
  const { early, styles } = shellTags(shell)
  return `<!doctype html>
<html lang="en-US" data-shell="${escaped(shell.release)}">
<head>
<meta charset="utf-8">
<title>${name}</title>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="dark light">
<meta name="theme-color" content="#0e0e10">
<script>${inlineScripts[0]}</script>
<style>${atOnceStyle}</style>
<meta name="description" content="${name}: trading, investment and wallet on your phone">
<link rel="icon" type="image/svg+xml" href="/favicon.svg">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/manifest.webmanifest">
</head>
<body>
${atOnceMarkup(config)}
<script>${inlineScripts[1]}</script>
${early.join('\n')}
<div id="app"></div>
<noscript><p class="said">${name} needs JavaScript. Please switch it on in your browser's settings.</p></noscript>
${hidden('too-old', tooOld)}
${hidden('not-loaded', notLoaded)}
<script type="application/json" id="config">${inScript(written(config, shell))}</script>
<script>${inlineScripts[2]}</script>
${styles.join('\n')}
</body>
</html>
`
}

/** What the inline script may have to say, by the catalog of the page's words. */
const hidden = (name: string, sentences: Readonly<Record<Catalog, string>>): string =>
  catalogs
    .map(catalog => {
      const marks = `lang="${languages[catalog]}" data-words="${catalog}" data-says="${name}"`
      return `<p class="said" ${marks} role="alert" hidden>${sentences[catalog]}</p>`
    })
    .join('\n')

/** Stylesheets stand after the inline scripts, which would otherwise wait for them; they are asked for with the others. */
function shellTags(shell: ShellFiles): { early: string[]; styles: string[] } {
  const base = `/r/shell/${shell.release}/`
  const names = (shell.preload.shell ?? []).filter(name => base + name !== shell.entry)
  const attributes = (name: string) =>
    `crossorigin="anonymous" integrity="${escaped(shell.files[name] ?? '')}" href="${escaped(base + name)}"`
  const sheets = names.filter(name => name.endsWith('.css'))
  const preload = (name: string) =>
    `<link rel="preload" as="${sheets.includes(name) ? 'style' : 'script'}" ${attributes(name)}>`
  // Of what a development server serves no hash is known: its files change.
  const integrity = URL.canParse(shell.entry) ? '' : shell.integrity
  // The first of them: what the screen asks for is begun by it, while the others are still coming.
  const main = `<script defer fetchpriority="high" crossorigin="anonymous" integrity="${escaped(integrity)}" src="${escaped(shell.entry)}"></script>`
  const styles = sheets.map(name => `<link rel="stylesheet" ${attributes(name)}>`)
  return { early: [main, ...names.map(preload)], styles }
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
