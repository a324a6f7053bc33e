/** More of withdrawal accounts: mistyped addresses, the camera, and a bank account. */
import { expect, test } from '@jest/globals'
import { renderSVG } from 'uqr'
import type { Driver } from './driver.ts'
import { settlementJourney } from './settlement.ts'

const { newPhone, PIN, TRON, withPin, accountsOf, isOpenToAll } = settlementJourney()

const EVM = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

const TOKEN = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'

/** A camera that is held over a code. */
const holdOver = ({ page }: Driver, svg: string) =>
  page.evaluateOnNewDocument(picture => {
    navigator.mediaDevices.getUserMedia = async () => {
      const image = new Image()
      image.src = `data:image/svg+xml,${encodeURIComponent(picture)}`
      await image.decode()
      const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 })
      const pen = canvas.getContext('2d')
      const draw = () => {
        pen?.drawImage(image, 180, 100, 280, 280)
        if (pen) requestAnimationFrame(draw)
      }
      if (pen) pen.fillStyle = '#b8a78c'
      pen?.fillRect(0, 0, 640, 480)
      draw()
      return canvas.captureStream(15)
    }
  }, svg)

test('a mistyped address, another network’s and a token’s contract are told as they are typed and never sent', async () => {
  const ada = await withPin()
  const phone = await newPhone({ of: ada })
  await phone.open('/my')
  await phone.tap('Add withdrawal account')
  await phone.arrives('/jiesuanInfo')
  await phone.sees('No wallet addresses yet')
  await isOpenToAll(phone, 'empty')
  await phone.tap('Add wallet address')
  await phone.type('Address', `${TRON.slice(0, -1)}U`)
  await phone.sees('Not a valid TRC20 address', 'Enter a valid address to save')
  await phone.type('Address', EVM)
  await phone.sees('This address is for ERC20', 'Choose the right network to save')
  await isOpenToAll(phone, 'network')
  await phone.type('Address', TOKEN)
  await phone.sees('This is a token contract. Coins sent here are lost.')
  expect(await accountsOf(ada)).toEqual([])

  await phone.type('Address', TRON)
  await phone.sees('Valid TRC20 address', 'held for 1 hour')
  await phone.type('Label', 'Cold wallet')
  await phone.type('Withdrawal password', PIN)
  await isOpenToAll(phone, 'valid')
  await phone.tap('Save')
  await phone.sees('Cold wallet', 'Default', /Available from/, /(59:\d\d|01:00:00)/)
  await isOpenToAll(phone, 'first')
  expect(await accountsOf(ada)).toMatchObject([{ address: TRON, label: 'Cold wallet', isDefault: true }])
})

test('held over a code the camera reads the address, and is off as the sheet closes', async () => {
  const phone = await newPhone({ of: await withPin() })
  await holdOver(phone, renderSVG(EVM, { border: 4 }))
  await phone.open('/jiesuanInfo?add=chain')
  await phone.tap('Scan QR code')
  await phone.tap('Allow camera')
  await phone.sees('This address is for ERC20')
  await phone.tap('Switch to ERC20')
  await phone.sees('Valid ERC20 address')
})

test('a bank account by IBAN: its check digits are told, its number stands by four digits from then on', async () => {
  const ada = await withPin()
  const phone = await newPhone({ of: ada })
  await phone.open('/jiesuanInfo?tab=bank')
  await phone.tap('Add bank account')
  await phone.tap(/^Country or region of the bank/)
  await phone.type('Search country or code', 'Germany')
  await phone.tap(/^Germany/)
  await phone.tap(/^Currency/)
  await phone.tap(/^EUR/)
  await phone.type('Bank', 'Commerzbank')
  await phone.tap('IBAN', 'radio')
  await phone.type('IBAN', 'DE89370400440532013001')
  await phone.type('Account holder', 'Malee Saetang')
  await phone.sees('Check the number')
  await phone.type('IBAN', 'DE89370400440532013000')
  await phone.sees('Valid IBAN')
  await phone.type('Withdrawal password', PIN)
  await phone.sees('held for 1 hour')
  await isOpenToAll(phone, 'bank')
  await phone.tap('Save')
  await phone.sees('Commerzbank', '•••• 3000', 'Malee Saetang')
  await isOpenToAll(phone, 'bank-list')
  expect(await phone.says()).not.toContain('DE89370400440532013000')
  await phone.tap('Edit Commerzbank')
  await phone.sees('Leave empty to keep •••• 3000')
  await isOpenToAll(phone, 'bank-edit')
  await phone.tap('Remove withdrawal account')
  await phone.sees('Remove this withdrawal account?')
  await phone.tap('Remove')
  await phone.sees('No bank accounts yet')
  expect(await accountsOf(ada)).toEqual([])
})
