/** index.html: the live config inline, and everything that the first paint needs, each file with its hash. */
import { createHash } from 'node:crypto'
import { takesCanary } from '@shared/contract/canary'
import type { Config } from '@shared/contract/config'
import { damagedShell } from './damaged-shell.ts'
import { firstPaint } from './first-paint.ts'
import { notLoaded, tooOld } from './sentences.ts'

/** The inline script as it is sent: its source, without comments and the room that types and indentation took. */
export const inlineScript = `(${damagedShell})();(${firstPaint})(${takesCanary})`
  .replaceAll(/\s\/\*\* .*? \*\/|\s\/\/ .*$/gm, '')
  .replaceAll(/[ \t]+/g, ' ')
  .replaceAll(/\n\s*/g, '\n')

/** Source expression of the inline script for the content policy. */
export const inlineScriptHash = `'sha256-${createHash('sha256').update(inlineScript).digest('base64')}'`

/** What the page names of a shell. */
export type ShellFiles = Pick<Config['shell'], 'release' | 'entry' | 'integrity' | 'files' | 'preload'>

/** @param shell another one than the live one, where that is damaged */
export function indexPage(config: Config, shell: ShellFiles = config.shell): string {
  const name = escaped(config.name)
  return `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<title>${name}</title>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="dark light">
<meta name="theme-color" content="#0e0e10">
<meta name="description" content="${name}: trading, investment and wallet on your phone">
<link rel="icon" type="image/svg+xml" href="/favicon.svg">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/manifest.webmanifest">
<script type="application/json" id="config">${inScript(config)}</script>
<script>${inlineScript}</script>
${shellTags(shell).join('\n')}
</head>
<body>
<div id="app"></div>
<noscript><p>${name} needs JavaScript. Please switch it on in your browser's settings.</p></noscript>
${hidden('too-old', tooOld)}
${hidden('not-loaded', notLoaded)}
</body>
</html>
`
}

/** What the inline script may have to say, by the page's language. */
const hidden = (name: string, sentences: Record<string, string>): string =>
  Object.entries(sentences)
    .map(([lang, sentence]) => `<p lang="${lang}" data-says="${name}" role="alert" hidden>${sentence}</p>`)
    .join('\n')

/** Stylesheets stand after the inline script, which would otherwise wait for them. */
function shellTags(shell: ShellFiles): string[] {
  const base = `/r/shell/${shell.release}/`
  const names = (shell.preload.shell ?? []).filter(name => base + name !== shell.entry)
  const attributes = (name: string) =>
    `crossorigin="anonymous" integrity="${escaped(shell.files[name] ?? '')}" href="${escaped(base + name)}"`
  const styles = names.filter(name => name.endsWith('.css')).map(name => `<link rel="stylesheet" ${attributes(name)}>`)
  const scripts = names
    .filter(name => name.endsWith('.js'))
    .map(name => `<link rel="preload" as="script" ${attributes(name)}>`)
  // Of what a development server serves no hash is known: its files change.
  const integrity = URL.canParse(shell.entry) ? '' : shell.integrity
  // The first of them: what the screen asks for is begun by it, while the others are still coming.
  const main = `<script defer fetchpriority="high" crossorigin="anonymous" integrity="${escaped(integrity)}" src="${escaped(shell.entry)}"></script>`
  return [...styles, ...scripts, main]
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** No "<" can end the data block early. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')
