/** What names an account, read from what was typed: each fault at its field. */
import type { addPayoutAccountCall, ParsedInputOf } from '@shared/contract'
import { bankNumberKinds, payoutKinds } from '@shared/contract/codes'
import { isPersonName, isReadable, squeezed } from '@shared/contract/person'
import type { Db } from '@shared/engine/db/open'
import { refuse } from '@shared/engine/refusals/refuse'
import { findCountry } from '@shared/format/countries'
import { bareEnds, plainNumber } from '@shared/format/typed'
import { isBankNumber, isSwift } from '@shared/money/bank-number'
import { judgeAddress, knowsAddressesOf } from '@shared/money/payout-address'
import { verifiedNameOf } from '../../accounts/verified-name.ts'
import { fiatRateOf } from '../currencies.ts'
import type { PayoutAccountRow } from '../tables.ts'
import { numberKindOf } from './rows.ts'

export type Typed = Omit<ParsedInputOf<typeof addPayoutAccountCall>, 'clientOrderId' | 'withdrawPassword' | 'deadline'>

/** The part of a row that names it: whoever changes any of it has another account. */
export type Named = Pick<
  PayoutAccountRow,
  | 'kind'
  | 'network'
  | 'number'
  | 'country'
  | 'currency'
  | 'bank_name'
  | 'number_kind'
  | 'branch'
  | 'swift'
  | 'real_name'
>

const invalid = (field: string): never => refuse('field-invalid', { field })

/** @throws Refused address-invalid, address-network, address-contract, number-invalid, name-mismatch, field-invalid */
export const readNamed = (db: Db, userId: string, typed: Typed): Named =>
  typed.kind === payoutKinds.chain ? readChain(typed) : readBank(db, userId, typed)

/** One's own words for it. */
export function readLabel(typed = ''): string {
  const label = squeezed(typed)
  return label === '' || isReadable(label) ? label : invalid('label')
}

const ofNoBank = {
  country: null,
  currency: null,
  bank_name: null,
  number_kind: null,
  branch: null,
  swift: null,
  real_name: null,
}

function readChain({ network = '', address = '' }: Typed): Named {
  if (!knowsAddressesOf(network)) return invalid('network')
  const verdict = judgeAddress(network, bareEnds(address))
  if (verdict.is === 'elsewhere') return refuse('address-network', { field: 'address', other: verdict.network })
  if (verdict.is === 'contract') return refuse('address-contract', { field: 'address' })
  if (verdict.is === 'invalid') return refuse('address-invalid', { field: 'address', network })
  return { kind: payoutKinds.chain, network, number: verdict.address, ...ofNoBank }
}

function readBank(db: Db, userId: string, typed: Typed): Named {
  const { country = '', currency = '', numberKind = bankNumberKinds.account } = typed
  if (!findCountry(country)) return invalid('country')
  if (!fiatRateOf(currency)) return invalid('currency')
  return {
    kind: payoutKinds.bank,
    network: 'BANK',
    country,
    currency,
    bank_name: readLine(typed.bankName, 'bankName'),
    number_kind: numberKind,
    number: readNumber(typed),
    branch: typed.branch?.trim() ? readLine(typed.branch, 'branch') : null,
    swift: readSwift(typed.swift),
    real_name: readHolder(db, userId, typed.realName),
  }
}

/** The name of a bank or a branch: any readable text but markup. */
function readLine(typed: string | undefined, field: string): string {
  const line = squeezed(typed ?? '')
  return isReadable(line) && !/[<>]/.test(line) ? line : invalid(field)
}

function readNumber({ numberKind = bankNumberKinds.account, number = '' }: Typed): string {
  const plain = plainNumber(number)
  return isBankNumber(numberKindOf(numberKind), plain) ? plain : refuse('number-invalid', { field: 'number' })
}

function readSwift(typed = ''): string | null {
  const plain = plainNumber(typed)
  if (!plain) return null
  return isSwift(plain) ? plain : invalid('swift')
}

/** Once somebody is verified, banks in other names are not theirs. A name in another script the desk compares. */
function readHolder(db: Db, userId: string, typed = ''): string {
  if (!isPersonName(typed)) return invalid('realName')
  const verified = verifiedNameOf(db, userId)
  if (verified?.fit(typed) === 'other') refuse('name-mismatch', { field: 'realName', name: verified.name })
  return squeezed(typed)
}
