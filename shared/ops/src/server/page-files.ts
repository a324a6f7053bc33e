/** The page's three files, and what it may do: its own script and style, calls to this server, and nothing else. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

export type PageFile = { type: string; bytes: Buffer; headers?: Record<string, string> }

const integrityOf = (bytes: Buffer): string => `sha384-${createHash('sha384').update(bytes).digest('base64')}`

const policy = [
  ...["default-src 'none'", "script-src 'self'", "style-src 'self'", 'img-src data:', "connect-src 'self'"],
  ...["base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"],
  ...["require-trusted-types-for 'script'", "trusted-types 'none'"],
].join('; ')

const pageHeaders = {
  'content-security-policy': policy,
  'integrity-policy': 'blocked-destinations=(script)',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
}

const markup = (script: string, style: string): string => `<!doctype html>
<html lang="en-US" translate="no" data-theme="dark">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
    <meta name="color-scheme" content="dark light">
    <title>tarn</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/main.css" integrity="${style}" crossorigin="anonymous">
    <script defer src="/main.js" integrity="${script}" crossorigin="anonymous"></script>
  </head>
  <body><div id="page"></div></body>
</html>
`

/** @param folder of the built page @returns by address */
export async function pageFiles(folder: string): Promise<ReadonlyMap<string, PageFile>> {
  const [script, style] = [await readFile(join(folder, 'main.js')), await readFile(join(folder, 'main.css'))]
  const page = Buffer.from(markup(integrityOf(script), integrityOf(style)))
  return new Map([
    ['/', { type: 'text/html; charset=utf-8', bytes: page, headers: pageHeaders }],
    ['/main.js', { type: 'text/javascript; charset=utf-8', bytes: script }],
    ['/main.css', { type: 'text/css; charset=utf-8', bytes: style }],
  ])
}
