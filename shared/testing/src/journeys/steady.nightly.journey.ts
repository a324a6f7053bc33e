/** Home comes without moving under the finger: on a slow phone, on a slow line, with nothing remembered and with all. */
import { expect, test } from '@jest/globals'
import { loginCall } from '@shared/contract'
import { connect } from '../client.ts'
import { applyBasicAt } from '../identified.ts'
import type { Person } from '../people.ts'
import { beSlow } from '../slow.ts'
import type { Driver } from './driver.ts'
import { fills } from './filled.ts'
import { journey } from './journey.ts'
import { cumulative, watchShifts } from './shifts.ts'

const BUDGET = 0.05
const { phone: newPhone, person, platform } = journey({ demo: true })

async function demo(): Promise<Person> {
  const { url, publicKey } = platform().address()
  const { account = '', password = '' } = platform().demo ?? {}
  const { token } = await connect(url, publicKey).ask(loginCall, { account, password })
  return { account, password, token }
}

/** Until all of it has come. */
async function comes(phone: Driver): Promise<void> {
  await phone.sees('24 hours', 'BTC', 'Fallers')
  await fills(phone)
}

const REASON = ['--field', 'frontImage', '--reason', 'photo-unclear']

/** Whose verification the desk has not looked at, has rejected, has approved. */
async function applied(decision?: 'approve' | 'reject'): Promise<Person> {
  const someone = await person()
  const id = await applyBasicAt(platform().address(), someone)
  if (decision) await platform().operate('identity', decision, id, ...(decision === 'reject' ? REASON : []))
  return someone
}

/** Nothing stands on Home between its top and its entries. */
async function withoutNotices(): Promise<undefined> {
  for (const id of ['banner-start', 'banner-market', 'banner-recharge'])
    await platform().operate('notice', 'retract', id)
  return undefined
}

/** The phone's own language, while none is chosen in the app. */
const speak = ({ page }: Driver, tag: string) =>
  page.evaluateOnNewDocument(value => Object.defineProperty(navigator, 'languages', { value: [value] }), tag)

const quiet = { popups: false }
const warned = { popups: true }
const thai = { ...quiet, reads: 'th-TH' }

type Visit = [name: string, who: () => Promise<Person | undefined>, options: { popups: boolean; reads?: string }]

const visits: Visit[] = [
  ['a visitor', async () => undefined, quiet],
  ['a visitor who is offered their language', async () => undefined, thai],
  ['somebody new', () => person(), quiet],
  ['somebody new who may be warned', () => person(), warned],
  ['somebody with a position', demo, quiet],
  ['somebody with a position who is warned', demo, warned],
  ['somebody whose documents are looked at', () => applied(), quiet],
  ['somebody who was rejected', () => applied('reject'), quiet],
  ['somebody who was approved', () => applied('approve'), quiet],
  ['a visitor who finds no banner', withoutNotices, quiet], // last: they stay away
]

test.each(visits)(
  'for %s nothing on Home moves as it comes, nor as it comes again',
  async (_, who, { reads, ...options }) => {
    const of = await who()
    const phone = await newPhone({ ...options, ...(of && { of }) })
    if (reads) await speak(phone, reads)
    await beSlow(phone.page)
    const shifts = await watchShifts(phone.page)
    for (const visit of ['the first', 'the next']) {
      if (visit === 'the first') await phone.open('/home')
      else await phone.reload()
      await comes(phone)
      if (reads) await phone.sees('แอปนี้มีภาษาของคุณ')
      const all = await shifts()
      const moved = all.filter(({ value }) => value > 0.001)
      expect({ visit, moved, within: cumulative(all) <= BUDGET }).toEqual({ visit, moved, within: true })
    }
  },
  400_000,
)
