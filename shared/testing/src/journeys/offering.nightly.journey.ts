/** More of offerings: one with too many applications, and one that nobody pays. */
import { expect, test } from '@jest/globals'
import { applicationListCall, applyOfferingCall, type DrawProofAnswer, userAssetsCall } from '@shared/contract'
import { newOrderId } from '../client.ts'
import { alter } from './observe.ts'
import { offeringJourney } from './offering.ts'

const { newPhone, client, offer, until, someone, apply, checks, green } = offeringJourney()

test('oversubscribed: four checks are green; where a salt of the list is altered on its way the second is red, with its values', async () => {
  const id = await offer('OVER', '--lots', '40', '--sample-lots', '95')
  const who = await someone()
  const phone = await newPhone({ of: who })
  await apply(phone, id, '8')
  await until.drawn()
  await phone.open(`/ieo?id=${id}&sheet=proof`)
  await phone.reload()
  expect(await checks(phone)).toEqual(green)
  await phone.sees('40 of 103 lots drawn')
  await phone.sees('No public beacon was set for this draw, so the operator could have added entries.')
  await alter(phone.page, /appProdIoe\/drawProof$/, result => {
    const proof = result as DrawProofAnswer
    return { ...proof, entries: proof.entries.map((one, at) => (at === 0 ? { ...one, salt: 'altered' } : one)) }
  })
  await phone.reload()
  expect(await checks(phone)).toEqual(green.with(1, "The list doesn't match its hash failed"))
  await phone.sees('Hash shown by the exchange', 'SHA-256 of the list')
})

test('what was won and not paid in time is forfeited: nothing was charged, and the next offering is barred', async () => {
  const [id, next] = [await offer('IDLE'), await offer('NEXT', '--apply', '48')]
  const who = await someone()
  const phone = await newPhone({ of: who })
  await apply(phone, id, '5')
  await until.drawn()
  await phone.reload()
  await phone.sees('Won 5 of 5 lots')
  await until.unpaid()
  await phone.reload()
  await phone.sees("You didn't pay for these lots in time, so they went back to the issuer. You weren't charged.")
  expect(await client().ask(userAssetsCall, {}, who)).toMatchObject({ balance: '1000', investAssets: '0' })
  expect((await client().ask(applicationListCall, {}, who)).records[0]).toMatchObject({ status: -2 })
  await phone.open(`/ieo?id=${next}`)
  await phone.sees(/You didn't pay for an earlier offering\. You can apply again from \d\d\/\d\d\/\d{4}/)
  const wish = { ioeId: next, lots: 1, salt: 'again', clientOrderId: newOrderId() }
  expect(await client().call(applyOfferingCall, wish, who)).toMatchObject({ result: { refusal: 'ioe-barred' } })
})
