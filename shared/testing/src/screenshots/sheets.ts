/** What opens over the screens, and the presses that lead there. */
import type { Driver } from '../journeys/driver.ts'
import { until } from '../journeys/reach.ts'
import { settled } from '../journeys/settled.ts'

/**
 * A press on what the sources call so, of a thing where several carry it; a field and what is typed into it; or a box that
 * only somebody's first order shows.
 */
export type Step = string | { press: string; of: string } | { field: string; text: string } | { tick: string }

const RISK: Step = { tick: 'I understand that I could lose this money.' }

/** By the name of the look that they open over; one after another, on the same page. */
export const sheets: Readonly<Record<string, readonly (readonly Step[])[]>> = {
  home: [['Invest']],
  login: [
    ['English'],
    [{ field: 'Username, email or mobile number', text: '5512345678' }, 'Country code: {name} {code}'],
  ],
  limits: [['Set a limit: {title}'], ['How limits count'], ['Close account'], ['Break until {time}']],
  aboutUs: [['Open-source licences']],
  my: [['Appearance'], ['Credit score'], ['Log out']],
  devices: [['Add a passkey'], [{ press: 'Passkey', of: '.*' }], [{ press: 'Passkey', of: '.*' }, 'Remove passkey']],
  gerenziliao: [['Gender']],
  shenfenRenzhengAd: [['Relationship']],
  bindGoogle: [['Move to a new phone'], ['New recovery codes']],
  vipLevel: [['How levels work']],
  tuanduiYaoqing: [['Share']],
  hangqing: [['More options for {pair}'], ['More options for {pair}', 'Price alert']],
  kline: [
    ['Indicators'],
    ['{pair}, choose another pair'],
    ['Buy long'],
    ['Edit lines', { press: 'Buy limit', of: '0.01' }],
    ['Price alert', 'Type a price'],
  ],
  heyue: [
    ['{pair}, choose another pair'],
    ['Leverage {leverage}x'],
    ['How contracts work'],
    ['Close {pair}'],
    [{ press: 'TP / SL', of: 'BTC/USDT' }],
    ['Add margin to {pair}'],
    ['Reverse {pair}'],
    [{ field: 'Quantity', text: '0.01' }, 'Buy long'],
    [{ field: 'Quantity', text: '0.01' }, 'Buy long', RISK, 'Continue'],
    [
      'Stop',
      { field: 'Trigger price', text: '68000' },
      '{unit}, change to {other}',
      { field: 'Quantity', text: '100' },
      'Leverage {leverage}x',
    ],
  ],
  'heyue-2': [['Choose dates'], ['Statistics']],
  'heyue-4': [['Amend {pair}'], ['Cancel {pair}']],
  'heyue-5': [
    ['How second contracts work'],
    [{ field: 'Stake', text: '20' }, { press: 'Rise', of: '\\+' }, 'Continue'],
  ],
  'heyue-6': [
    ['How options work'],
    [{ field: 'Quantity', text: '0.1' }, 'Buy a rise at {strike}', 'Continue'],
    ['Sell back'],
  ],
  'heyue-9': [['How spot trading works'], [{ field: 'Pay', text: '20' }, 'Buy {coin}', 'Continue']],
  'heyue-10': [['Amend {pair}'], ['Cancel {pair}']],
  'heyue-12': [['Share result']],
  'heyue-13': [
    ['Leverage {leverage}x'],
    ['How CFDs work'],
    ['Limit', { field: 'Limit price', text: '3200' }, { field: 'Quantity', text: '0.01' }, 'Buy long'],
    [
      'Limit',
      { field: 'Limit price', text: '3200' },
      { field: 'Quantity', text: '0.01' },
      'Buy long',
      RISK,
      'Continue',
    ],
  ],
  shandui: [[{ field: 'You pay', text: '20' }, 'Review'], ['{label}: {currency}, choose another currency']],
  shanduiOrder: [['Choose dates']],
  kuaisuOrder: [['Choose a pair']],
  bisaiDetail: [[{ press: 'Join', of: '.*100 USDT' }]],
  'bisaiDetail-4': [['Leave']],
  zichanCenter: [['Unit: {0}'], ['How profit is counted'], ['BTC']],
  zhangbianRecord: [['Filter'], ['Filter', 'Wallet'], ['Opening fee']],
  chongzhitixianRecord: [['Filter'], ['ERC20']],
  'chongzhitixianRecord-2': [['USDT']],
  chongzhi: [['Currency'], ['Network']],
  tixian: [['Currency'], ['Network'], ['Account'], [{ field: 'Amount', text: '100' }, 'Continue']],
  'tixian-2': [[{ field: 'Amount', text: '100' }, 'Continue']],
  'jiesuanInfo-3': [['Scan QR code']],
  'jiesuanInfo-4': [['Country or region of the bank'], ['Currency']],
  'jiesuanInfo-5': [['Remove withdrawal account']],
  'chongzhi-2': [['Cancel deposit']],
  'chongzhi-3': [['Pay with']],
  'ieo-3': [['Apply'], ['Apply', { field: 'Lots', text: '5' }, 'Continue']],
  'ieo-4': [['Draw result'], ['Pay {amount} USDT']],
  'ieo-5': [['Final list']],
  taolilicai: [["See the account's history"]],
  taolilicaiDetail: [['Invest'], ['Agreement']],
  'kuangchi-2': [["See the account's history"]],
  'taoliOrder-2': [['Redeem early']],
  kuangchiDetail: [['Buy for {price} each']],
  zhaiquanDetail: [['Buy']],
  'jiedai-2': [['Collateral']],
  jiedaiHetong: [['Read in full'], ['Full screen']],
  jiedaiAccount: [
    ['Repay'],
    ['Repay', { field: 'Amount', text: '100' }],
    ['Add collateral'],
    ['Add collateral', { field: 'Amount', text: '0.01' }],
  ],
}

/** What stands over a page. */
export const above = '[role=dialog], [role=alertdialog], dialog[open]'
const isAnyOpen = ({ page }: Driver) =>
  page.$$eval(above, dialogs => dialogs.some(dialog => dialog.checkVisibility({ visibilityProperty: true })))

type Say = (english: string) => RegExp

/** What its button, link or field is called. @param say what a text of the sources is called on this phone */
export function nameOf(step: Step, say: Say): RegExp {
  if (typeof step === 'string') return say(step)
  if ('tick' in step) return say(step.tick)
  return 'field' in step ? say(step.field) : new RegExp(`${say(step.press).source} ?${step.of}`)
}

async function take(phone: Driver, step: Step, say: Say): Promise<void> {
  const name = nameOf(step, say)
  if (typeof step === 'object' && 'field' in step) return phone.type(name, step.text)
  if (typeof step === 'object' && 'tick' in step && !name.test(await phone.says())) return
  await phone.tap(name)
}

/** From a page that is whole: what still comes could stand under the finger. @param say what a text of the sources is called on this phone */
export async function openSheet(phone: Driver, steps: readonly Step[], say: Say): Promise<void> {
  await settled(phone.page)
  for (const step of steps) await take(phone, step, say)
  const asked = JSON.stringify(steps)
  await until('', () => isAnyOpen(phone)).catch(async () => {
    throw new Error(`Nothing opens after ${asked}. It stands at ${await phone.at()} and shows:\n${await phone.says()}`)
  })
  await settled(phone.page)
}

/** Until none is open. */
export async function closeSheets(phone: Driver): Promise<void> {
  await until('a sheet stays open', async () => {
    if (!(await isAnyOpen(phone))) return true
    await phone.page.keyboard.press('Escape')
    await settled(phone.page)
    return false
  })
}
