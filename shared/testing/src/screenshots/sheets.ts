/** What opens over the screens, and the presses that lead there. */
import type { Driver } from '../journeys/driver.ts'
import { until } from '../journeys/reach.ts'
import { settled } from '../journeys/settled.ts'

/** A press on what the sources call so, of a thing where several carry it; or a field and what is typed into it. */
export type Step = string | { press: string; of: string } | { field: string; text: string }

/** By the name of the look that they open over; one after another, on the same page. */
export const sheets: Readonly<Record<string, readonly (readonly Step[])[]>> = {
  login: [['English'], [{ field: 'Name, email or mobile', text: '5512345678' }, 'Country code: {name} {code}']],
  my: [['Appearance'], ['Credit score'], ['Log out']],
  hangqing: [['More about {pair}']],
  kline: [['Indicators'], ['{pair}, choose another pair'], ['Buy long']],
  heyue: [
    ['{pair}, choose another pair'],
    ['Leverage {leverage}x'],
    ['Close {pair}'],
    [{ press: 'TP / SL', of: 'BTC/USDT' }],
    ['Add margin to {pair}'],
    ['{unit}, change to {other}', { field: 'Quantity', text: '100' }, 'Buy long'],
    ['Buy long', 'I understand I could lose this money.', 'Continue'],
  ],
  'heyue-2': [['Choose dates']],
  zichanCenter: [['Unit: {0}'], ['How profit is counted'], ['BTC']],
  zhangbianRecord: [['Filter'], ['Opening fee']],
  chongzhitixianRecord: [['Filter'], ['ERC20']],
  chongzhi: [['Currency'], ['Network']],
  'chongzhi-2': [['Cancel deposit']],
}

const above = '[role=dialog], [role=alertdialog]'
const isAnyOpen = ({ page }: Driver) =>
  page.$$eval(above, dialogs => dialogs.some(dialog => dialog.checkVisibility({ visibilityProperty: true })))

type Say = (english: string) => RegExp

function take(phone: Driver, step: Step, say: Say): Promise<void> {
  if (typeof step === 'string') return phone.tap(say(step))
  if ('field' in step) return phone.type(say(step.field), step.text)
  return phone.tap(new RegExp(`${say(step.press).source} ${step.of}`))
}

/** @param say what a text of the sources is called on this phone */
export async function openSheet(phone: Driver, steps: readonly Step[], say: Say): Promise<void> {
  for (const step of steps) await take(phone, step, say)
  await until(`nothing opens after ${JSON.stringify(steps)}`, () => isAnyOpen(phone))
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
