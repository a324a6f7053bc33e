/** Where money may be paid out to: an address typed, scanned and photographed, each verdict before anything is sent, a bank. */
import { expect, test } from '@jest/globals'
import { renderSVG } from 'uqr'
import type { Driver } from './driver.ts'
import { settlementJourney } from './settlement.ts'

const { newPhone, PIN, TRON, withPin, accountsOf, isOpenToAll } = settlementJourney()

const SECOND = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
/** A shop's request for 12.50 USDT. */
const REQUEST = `ethereum:0xdAC17F958D2ee523a2206206994597C13D831ec7@1/transfer?address=${SECOND}&uint256=12.5e6`

/** A photo of a code on a desk. @returns its file */
async function photoOf({ page }: Driver, text: string): Promise<string> {
  const desk = await page.browserContext().newPage()
  const code = renderSVG(text, { border: 4 }).replace('<svg', '<svg width="260"')
  await desk.setContent(`<body style="margin:90px;background:#b8a78c"><div style="rotate:9deg">${code}</div>`)
  const path = `/tmp/code-${text.length}.png` as const
  await desk.screenshot({ path, clip: { x: 0, y: 0, width: 440, height: 440 } })
  await desk.close()
  return path
}

test('the second address comes from a photo of its code and is held for 24 hours, counted down', async () => {
  const ada = await withPin()
  const phone = await newPhone({ of: ada })
  await phone.open('/jiesuanInfo?add=chain')
  await phone.type('Address', TRON)
  await phone.type('Withdrawal password', PIN)
  await phone.tap('Save')
  await phone.sees(TRON.slice(0, 4), /Available from/)
  await phone.tap('Add wallet address')
  await phone.tap('ERC20')
  await phone.tap('Scan QR code')
  await phone.sees('Use your camera here')
  await isOpenToAll(phone, 'scan')
  await phone.pick(/^Choose a photo/, await photoOf(phone, REQUEST))
  await phone.sees('Valid ERC20 address', /which asks for 12\.5\sUSDT/, "can't use a new account for 24 hours")
  await phone.type('Withdrawal password', PIN)
  await phone.tap('Save')
  await phone.sees(/(23:59:\d\d|24:00:00)/)
  await isOpenToAll(phone, 'two')
  expect((await accountsOf(ada)).map(({ address }) => address).sort()).toEqual([TRON, SECOND].sort())
})
