/** Serves one article page twice: "/" under the gateway's whole policy, "/bare" under none, so that the sanitiser stands alone. */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pageHeaders } from '../../../../../shared/gateway/src/page/policy.ts'
import { config } from './config.ts'

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="320"><path d="M0 0h640v320H0z"/></svg>'

function build(): { script: Buffer; style: Buffer } {
  const folder = mkdtempSync(path.join(tmpdir(), 'article-'))
  try {
    execFileSync(process.execPath, [path.join(import.meta.dirname, 'build.ts'), folder], { stdio: 'inherit' })
    return { script: readFileSync(`${folder}/page.js`), style: readFileSync(`${folder}/page.css`) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const html = (script: Buffer) => `<!doctype html><html lang="en-US" data-theme="dark"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">
<link rel="stylesheet" href="/page.css">
<script defer crossorigin src="/page.js" integrity="sha384-${createHash('sha384').update(script).digest('base64')}"></script>
</head><body></body></html>`

export type Site = { url: string; close(): void }

/** A picture stands at every address below "/pictures/". */
export async function startSite(): Promise<Site> {
  const { script, style } = build()
  const answers: Record<string, [type: string, body: string | Buffer, headers?: Record<string, string>]> = {
    '/': ['text/html', html(script), pageHeaders(config)],
    '/bare': ['text/html', html(script)],
    '/page.js': ['text/javascript', script],
    '/page.css': ['text/css', style],
  }
  const server = createServer(({ url = '/' }, response) => {
    const known = url.startsWith('/pictures/') ? (['image/svg+xml', picture] as const) : answers[url]
    if (!known) return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': known[0], 'cache-control': 'no-store', ...known[2] }).end(known[1])
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close }
}
