/** What people meet that no address leads to: an exchange that is down, prices that stand still, no connection, a phone on its side. */
import type { Driver } from '../journeys/driver.ts'
import { settled } from '../journeys/settled.ts'
import type { Platform } from '../platform.ts'
import type { Look } from './looks.ts'

export type State = 'failed' | 'stale' | 'offline'

const trade = ['', '?mode=second', '?mode=option', '?mode=cfd&symbol=XAUUSD', '?mode=spot']
const chart = '/kline?symbol=BTCUSDT&period=15m'
const turned = { width: 812, height: 375 }
const small = { width: 667, height: 375 }

const seen = (name: string, path: string, more: Partial<Look>): Look => ({ name, path, who: 'demo', ...more })

/** Those in a state last: an exchange that comes back has its own moment of quiet. */
export const special: readonly Look[] = [
  ...trade.map((query, i) => seen(`heyue-turned-${i + 1}`, `/heyue${query}`, { size: turned })),
  seen('kline-turned', chart, { size: turned }),
  seen('kline-turned-small', chart, { size: small }),
  seen('kline-turned.over-1', chart, { size: turned, steps: ['Buy long'] }),
  seen('heyue-offline', '/heyue', { state: 'offline' }),
  seen('kline-offline', chart, { state: 'offline' }),
  ...trade.map((query, i) => seen(`heyue-stale-${i + 1}`, `/heyue${query}`, { state: 'stale' })),
  seen('kline-stale', chart, { state: 'stale' }),
  ...['heyue', 'hangqing', 'kline', 'zhangdieFenbu', 'shandui', 'bisai', 'bisaiMycansai', 'kuaisuOrder'].map(name =>
    seen(`${name}-failed`, `/${name}`, { state: 'failed' }),
  ),
]

/** When all but coins rest. */
export const saturday = {
  start: '2026-11-28 12:00:00',
  symbols: { XAUUSD: [[0, '3300']] as [number, string][] },
  gaps: [],
}

export const closedLooks: readonly Look[] = [
  seen('heyue-closed', '/heyue?mode=cfd&symbol=XAUUSD', {}),
  seen('heyue-closed-turned', '/heyue?mode=cfd&symbol=XAUUSD', { size: turned }),
  seen('kline-closed', '/kline?symbol=XAUUSD&period=1h', {}),
  seen('hangqing-closed', '/hangqing?cat=metal', {}),
]

type Say = (english: string) => RegExp
export type Stage = { phone: Driver; platform: Platform; say: Say }
type Draw = () => Promise<void>

async function without({ platform }: Stage, draw: Draw): Promise<void> {
  await platform.kill()
  await draw().finally(() => platform.restart())
}

async function stand({ phone }: Stage, path: string): Promise<void> {
  await phone.open(path)
  await settled(phone.page)
}

/** Whether the failure panel is visible and not covered. */
function isPanelInSight(): boolean {
  const panel = document.querySelector('[data-panel]')
  const { x = 0, y = 0, width = 0, height = 0 } = panel?.getBoundingClientRect() ?? {}
  return panel?.contains(document.elementFromPoint(x + width / 2, y + height / 2)) ?? false
}

/** Draws a page that is in a state, and ends the state. */
const inState: Record<State, (stage: Stage, path: string, draw: Draw) => Promise<void>> = {
  async failed(stage, path, draw) {
    // a page that asks for nothing, with nothing kept: who is here is known, what they look at is not
    await stage.phone.open('/language')
    await stage.phone.reload()
    await settled(stage.phone.page)
    await without(stage, async () => {
      await stage.phone.leave(path)
      await stage.phone.when(() => stage.phone.page.evaluate(isPanelInSight))
      await draw()
    })
  },
  async stale(stage, path, draw) {
    await stand(stage, path)
    await without(stage, async () => {
      await stage.phone.sees(stage.say('Prices are {seconds} s old'))
      await draw()
    })
  },
  async offline(stage, path, draw) {
    const { page } = stage.phone
    await stand(stage, path)
    await page.setOfflineMode(true)
    await draw().finally(() => page.setOfflineMode(false))
  },
}

export async function openLook(stage: Stage, { path, state }: Look, draw: Draw): Promise<void> {
  if (state) return inState[state](stage, path, draw)
  await stage.phone.open(path)
  await draw()
}
