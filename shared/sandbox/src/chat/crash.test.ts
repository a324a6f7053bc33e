/** Fifty visitors and two desks at once, killed again and again: nothing is lost, nothing stands twice, nobody reads another's. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { newOrderId } from '../../../testing/src/client.ts'
import { lots, rounds, seed } from '../../../testing/src/soak.ts'
import { newVisitor, openPage, type Page } from '../testing/chat/chat.ts'
import { TestDesk } from '../testing/chat/desk.ts'
import { Mortal } from '../testing/ledger/mortal.ts'
import { tapeOf } from '../testing/positions/orders.ts'

const VISITORS = 50
const KILLS = 20
/** How often each desk goes through its list in a life. */
const LOOKS = 4
/** Of each visitor, in each life. */
const MESSAGES = 2
/** What a message and its answer write, about. */
const WRITES = 8

const running = new Mortal({ tape: tapeOf({ BTCUSDT: [[0, '64000']] }), quoted: ['BTCUSDT'] })
beforeAll(() => running.begin())
afterAll(() => running.end())

/** Whoever gets no answer sends the same again, as the page does; each says whose it is. */
class Visitor {
  readonly #visitorId = newVisitor()
  readonly #ip: string
  readonly name: string
  readonly said = new Map<string, string>()
  readonly #unsent = new Set<string>()
  #page: Page | undefined

  constructor(nth: number) {
    this.name = `visitor-${nth}`
    this.#ip = `10.66.0.${nth}`
  }

  async #open(): Promise<Page> {
    this.#page ??= await openPage(running.client, running.url, { visitorId: this.#visitorId, ip: this.#ip })
    return this.#page
  }

  /** After a kill: the ticket lives on, the address does not. */
  away(): void {
    this.#page = undefined
  }

  /** One more, and what got no answer before. */
  async talk(nth: number): Promise<void> {
    const clientId = newOrderId()
    this.said.set(clientId, `${this.name} says ${nth}`)
    this.#unsent.add(clientId)
    await this.sendAll().catch(() => {}) // killed in between: it comes again
  }

  async sendAll(): Promise<void> {
    const page = await this.#open()
    for (const clientId of this.#unsent) {
      const { status } = await page.send({ clientId, text: this.said.get(clientId) ?? '' })
      if (status === 429) return
      if (status !== 200) throw new Error(`It was answered by ${status}`)
      this.#unsent.delete(clientId)
    }
  }

  get isHeard(): boolean {
    return this.#unsent.size === 0
  }

  messages = async () => (await this.#open()).messages()
}

test(`killed in the midst of it (SEED=${seed})`, async () => {
  const draw = lots()
  const visitors = Array.from({ length: VISITORS }, (_, nth) => new Visitor(nth))
  const desks = [new TestDesk(running, 'one'), new TestDesk(running, 'two')]
  await Promise.all(visitors.map(visitor => visitor.sendAll()))
  for (let kill = 0; kill < rounds(KILLS); kill++) {
    await running.arm(1 + draw(VISITORS * MESSAGES * WRITES))
    const gone = running.gone()
    const talk = visitors.map(async visitor => {
      for (let nth = 0; nth < MESSAGES; nth++) await visitor.talk(kill * MESSAGES + nth)
    })
    await Promise.all([...talk, ...desks.map(desk => desk.work(LOOKS))])
    if (running.lives) running.kill()
    await gone
    await running.start()
    for (const visitor of visitors) visitor.away()
    // a minute later, as twenty a minute are taken
    expect(await running.operate('clock', 'advance', '1m')).toBe(true)
  }
  await Promise.all(desks.map(desk => desk.sendAll()))
  while (!visitors.every(({ isHeard }) => isHeard)) {
    await Promise.all(visitors.map(visitor => visitor.sendAll()))
    expect(await running.operate('clock', 'advance', '1m')).toBe(true)
  }
  await Promise.all(desks.map(desk => desk.work(1))) // each kill may have come before a desk said anything
  for (const visitor of visitors) await proven(visitor, desks)
  for (const desk of desks) expect(desk.said).toBeGreaterThan(0)
  running.kill()
  await running.gone()
  running.prove()
})

async function proven(visitor: Visitor, desks: readonly TestDesk[]): Promise<void> {
  const messages = await visitor.messages()
  const own = messages.filter(({ from }) => from === 'me')
  expect(new Map(own.map(({ clientId, text }) => [clientId, text]))).toEqual(visitor.said)
  expect(own).toHaveLength(visitor.said.size)
  const answers = messages.filter(({ from }) => from === 'desk').map(({ text }) => text)
  expect(answers.toSorted()).toEqual(desks.flatMap(desk => desk.saidTo(visitor.name)).toSorted())
  expect(messages.map(({ id }) => id)).toEqual(messages.map((_, nth) => nth + 1))
}
