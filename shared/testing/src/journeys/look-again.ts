/** The app is looked at again, as after a while in another one: it learns of a new live set. */
import type { Store } from '@shared/release'
import type { Driver } from './driver.ts'

/** @returns when the phone knows the newest decision of the store; its pages may still hold what they run */
export async function lookAgain(phone: Driver, store: Store): Promise<void> {
  const serial = Number.parseInt((await store.listAfter('decisions/', '')).at(-1)?.split('/')[1] ?? '', 10)
  await phone.when(() =>
    phone.page.evaluate(newest => {
      document.dispatchEvent(new Event('visibilitychange'))
      return localStorage.getItem('newest-config')?.split(' ')[1] === `${newest}`
    }, serial),
  )
}
