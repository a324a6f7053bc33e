/** What the journeys of lines on the chart share: orders that are placed, and a finger that drags a handle. */
import { expect } from '@jest/globals'
import { createPositionCall, type InputOf, positionListCall } from '@shared/contract'
import { directions, marginModes, orderTypes, tradeTypes } from '@shared/contract/codes'
import { connect, newOrderId } from '../client.ts'
import type { Person } from '../people.ts'
import type { Driver } from './driver.ts'
import { journey } from './journey.ts'
import { settled } from './settled.ts'

export function editLinesJourney() {
  const tape = { start: '2026-11-25 10:00:00', symbols: { BTCUSDT: [[0, '64000']] as [number, string][] }, gaps: [] }

  const { phone: newPhone, person, platform } = journey({ tape })

  const client = () => connect(platform().address().url, platform().address().publicKey)

  const rows = async ({ token }: Person, state: number) =>
    (await client().ask(positionListCall, { state }, { token })).records

  function place({ token }: Person, change: Partial<InputOf<typeof createPositionCall>>) {
    const terms = {
      tradeType: tradeTypes.contract,
      symbol: 'BTCUSDT',
      direction: directions.buy,
      leverage: 20,
    } as const
    const rest = {
      marginMode: marginModes.isolated,
      quantity: '0.1',
      expectedPrice: '64000',
      tolerance: '0.01',
    } as const
    const order = { ...terms, ...rest, orderType: orderTypes.market, clientOrderId: newOrderId() }
    return client().ask(createPositionCall, { ...order, ...change }, { token })
  }

  async function openChart(of: Person, size: { width?: number; height?: number } = {}): Promise<Driver> {
    const phone = await newPhone({ of, ...size })
    await phone.open('/kline?symbol=BTCUSDT&period=1m')
    await phone.page.waitForSelector('[data-path="/kline"] canvas', { visible: true })
    await phone.sees('Edit lines')
    return phone
  }

  const handle = (name: string) => `[data-path="/kline"] [role=slider][aria-label^="${name}"]`

  /** Frames that a handle stays where it is before it counts as there: the view widens as editing begins, and takes it along. */
  const STILL = 10

  /** Where a handle is, once it stays. */
  async function placeOf({ page }: Driver, name: string) {
    const grip = await page.waitForSelector(handle(name))
    let [before, still] = [-1, 0]
    while (still < STILL) {
      const y =
        (await grip?.evaluate(
          e => new Promise<number>(r => requestAnimationFrame(() => r(e.getBoundingClientRect().y))),
        )) ?? 0
      still = y === before ? still + 1 : 0
      before = y
    }
    const box = await grip?.boundingBox()
    if (!box) throw new Error(`The handle "${name}" has no place`)
    return { ...box, middle: [box.x + box.width / 2, box.y + box.height / 2] as const }
  }

  /** A finger that comes down on a handle and goes until it says a price that is near enough. @returns the price it was let go at */
  async function dragTo(phone: Driver, name: string, wanted: number, near: number): Promise<number> {
    const { page } = phone
    const {
      width,
      height,
      middle: [x, y],
    } = await placeOf(phone, name)
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    const touch = await page.touchscreen.touchStart(x, y)
    const said = () => page.$eval(handle(name), slider => Number(slider.getAttribute('aria-valuenow')))
    const way = Math.sign(wanted - (await said()))
    let at = await said()
    for (let far = 6; Math.abs(wanted - at) > near && far < 120; far++) {
      await touch.move(x, y - way * far)
      at = await said()
    }
    await touch.end()
    return at
  }

  /** In place of what a field holds already: its caret is put where the finger was, after any selection. */
  async function retype(phone: Driver, label: string | RegExp, text: string): Promise<void> {
    await settled(phone.page)
    await phone.type(label, '')
    await phone.page.keyboard.down('Control')
    await phone.page.keyboard.press('a')
    await phone.page.keyboard.up('Control')
    await phone.page.keyboard.type(text)
  }

  return { newPhone, person, client, rows, place, openChart, handle, placeOf, dragTo, retype }
}
