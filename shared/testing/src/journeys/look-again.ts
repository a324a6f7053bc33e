/** The app is looked at again, as after a while in another one: it learns of a new live set. */
import type { Hands } from './hands.ts'

/** @param url of the platform @returns when the phone knows the newest live set; its pages may still hold what they run */
export async function lookAgain(phone: Hands, url: string): Promise<void> {
  const { serial } = await (await fetch(`${url}/config.json`)).json()
  await phone.when(() =>
    phone.page.evaluate(newest => {
      document.dispatchEvent(new Event('visibilitychange'))
      return localStorage.getItem('newest-config')?.endsWith(` ${newest}`) ?? false
    }, serial),
  )
}
