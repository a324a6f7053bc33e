/** What a person does in several taps. */
import type { Walker } from '../engines/walker.ts'
import type { Driver } from './driver.ts'

export async function takeLeverage(phone: Walker, leverage: string): Promise<void> {
  await phone.tap(/^Leverage \d+x$/)
  await phone.tap(leverage)
  await phone.tap(`Use ${leverage}`)
}

/** From the ticket to the sheet that asks for the last time. */
export async function askForLong(phone: Walker): Promise<void> {
  await takeLeverage(phone, '20x')
  await phone.type(/^Quantity/, '0.1')
  await phone.tap(/^Buy long ?Liq\. \d/)
  await phone.sees('Before your first order')
  await phone.tap('I understand that I could lose this money.', 'checkbox')
  await phone.tap('Continue')
  await phone.sees('Confirm order')
}

export async function register(phone: Walker, account: string, password: string): Promise<void> {
  await phone.tap('Create account')
  await phone.type('Username', account)
  await phone.type('Password', password)
  await phone.type('Password again', password)
  await phone.tap('I accept the User agreement', 'checkbox')
  await phone.tap('Register')
}

export async function logOut(phone: Walker): Promise<void> {
  await phone.tap(/^Personal ?(New|\d+ new)?$/) // with a badge it says so
  await phone.tap('Log out')
  await phone.sees('Log out?')
  await phone.tap('Log out')
  await phone.arrives('/home')
}

/** On the login page. */
export async function logIn(phone: Walker, account: string, password: string): Promise<void> {
  await phone.type('Username, email or mobile number', account)
  await phone.type('Password', password)
  await phone.tap('Log in')
}

/** USDT by TRC20, as far as the review, with a picture for a proof. @returns the order's number */
export async function recharge(phone: Driver, amount: string): Promise<string> {
  await phone.tap('Deposit')
  await phone.arrives('/chongzhi')
  await phone.sees('Send only USDT on TRC20. Anything else is lost.')
  await phone.type('Amount', amount)
  await phone.tap('Get the address')
  await phone.sees("Test server: don't send real funds")
  await phone.pick(/^Screenshot or receipt/, await phone.picture('voucher'))
  await phone.sees('Uploaded')
  await phone.tap("I've paid")
  await phone.arrives('/chongzhitixianResult')
  await phone.sees('Under review')
  const said = await phone.figure('Deposit number') // beside the id, what a press on it does
  return said.split(' ').at(-1) ?? ''
}

/** In the form of a product's purchase: accepts what is agreed to, and goes on to the last look. */
export async function acceptAndReview(phone: Driver): Promise<void> {
  await phone.tap("I've read and accept the agreement", 'checkbox')
  await phone.tap('Continue')
  await phone.sees('Confirm your order')
}

/** Pastes into the field that waits, as a keyboard's suggestion or a long press does. */
export async function paste({ page }: Driver, text: string): Promise<void> {
  await page.waitForSelector('[role=dialog] input:focus')
  await page.$eval(
    '[role=dialog] input:focus',
    (input, pasted) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text', pasted)
      const firefox = { data: pasted, dataType: 'text/plain' } // it takes no clipboardData
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, ...firefox, bubbles: true, cancelable: true }))
    },
    text,
  )
}
