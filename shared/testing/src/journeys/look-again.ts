/** The app is looked at again, as after a while in another one: it learns of a new live set. */
import type { Store } from '@shared/release'
import type { Driver } from './driver.ts'

/** Milliseconds after which somebody looks once more: a page that still starts does not listen yet. */
const ONCE_MORE = 1000

/** @returns when the phone knows the newest decision of the store; its pages may still hold what they run */
export async function lookAgain(phone: Driver, store: Store): Promise<void> {
  const serial = Number.parseInt((await store.listAfter('decisions/', '')).at(-1)?.split('/')[1] ?? '', 10)
  const isKnown = () =>
    phone.page.evaluate(newest => localStorage.getItem('newest-config')?.split(' ')[1] === `${newest}`, serial)
  let last = Number.NEGATIVE_INFINITY
  await phone.when(async () => {
    if (performance.now() - last > ONCE_MORE) {
      last = performance.now()
      await phone.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    }
    return isKnown()
  })
}
