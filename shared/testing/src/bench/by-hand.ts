/**
 * The market's list as a page written by hand: what the app drew, its scripts taken out, and a few lines that write the same
 * stream's prices into the same cells. What a list costs without a framework, with the same styles, pixels and news.
 */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'puppeteer'

export type ByHand = { url: string; stop(): Promise<void> }

/** Runs in the page of the app: its document as it stands, without scripts. */
function drawn(): string {
  const copy = document.documentElement.cloneNode(true) as HTMLElement
  for (const one of copy.querySelectorAll('script, link[rel$="preload"], link[rel="manifest"], meta[http-equiv]'))
    one.remove()
  return `<!doctype html>${copy.outerHTML}`
}

/** Runs in the page by hand. @param stream the address that the app hears prices from */
function live(stream: string): void {
  type Cells = { price: HTMLElement; change: HTMLElement; now: number; flash?: Animation; figures: Intl.NumberFormat }
  const rows = new Map<string, Cells>()
  for (const link of document.querySelectorAll<HTMLElement>('[href^="#/kline?symbol="]')) {
    const [price, change] = link.querySelectorAll<HTMLElement>('.num')
    const places = price?.textContent?.split('.')[1]?.length ?? 2
    const figures = new Intl.NumberFormat('en-US', { minimumFractionDigits: places, maximumFractionDigits: places })
    const symbol = link.getAttribute('href')?.split('symbol=')[1] ?? ''
    if (price && change) rows.set(symbol, { price, change, now: 0, figures })
  }
  const fading = { opacity: [1, 0, 0], offset: [0, 0.5, 1] }
  const percent = new Intl.NumberFormat('en-US', {
    ...{ style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: 'exceptZero' },
  } as const)
  const priced = (cells: Cells, price: number) => {
    if (cells.now) cells.price.dataset.way = price > cells.now ? 'rise' : 'fall'
    cells.now = price
    cells.price.textContent = cells.figures.format(price)
    cells.flash ??= cells.price.animate(fading, { duration: 1400, pseudoElement: '::before' })
    cells.flash.currentTime = 0
    cells.flash.play()
  }
  const changed = ({ change }: Cells, rate: number) => {
    change.textContent = percent.format(rate)
    change.dataset.way = rate < 0 ? 'fall' : 'rise'
  }
  const hear = ({ data }: MessageEvent<string>) => {
    for (const { symbol, price, changeRate } of [JSON.parse(data)].flat()) {
      const cells = rows.get(symbol)
      if (cells && price !== undefined) priced(cells, Number(price))
      if (cells && changeRate) changed(cells, Number(changeRate))
    }
  }
  const source = new EventSource(stream)
  source.addEventListener('snapshot', hear)
  source.addEventListener('tick', hear)
}

/** @param app the market as the app drew it @param stream path and query that it hears its prices from */
export async function startByHand(app: Page, origin: string, stream: string): Promise<ByHand> {
  const html = (await app.evaluate(drawn)).replace(
    '</body>',
    `<script>(${live})(${JSON.stringify(stream)})</script></body>`,
  )
  async function answer({ url }: IncomingMessage, reply: ServerResponse): Promise<void> {
    if (url === '/') return void reply.setHeader('content-type', 'text/html; charset=utf-8').end(html)
    const told = await fetch(origin + url)
    reply.writeHead(told.status, { 'content-type': told.headers.get('content-type') ?? '' })
    for await (const chunk of told.body ?? []) reply.write(chunk)
    reply.end()
  }
  const server = createServer((request, reply) => void answer(request, reply).catch(() => reply.destroy()))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
