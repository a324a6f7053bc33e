/** How the id of a payment looks on its network: phone and exchange judge it by this one function. */

export type TransactionForm = 'hex' | '0x-hex' | 'reference' | 'unknown'

const forms: Readonly<Record<string, TransactionForm>> = {
  TRC20: 'hex',
  BTC: 'hex',
  ERC20: '0x-hex',
  BANK: 'reference',
}

/** Hashes are 32 bytes; a bank's reference is a line of words and digits; of a network that we do not know, printable. */
const patterns: Readonly<Record<TransactionForm, RegExp>> = {
  hex: /^[0-9a-f]{64}$/i,
  '0x-hex': /^0x[0-9a-f]{64}$/i,
  reference: /^[\p{L}\p{N}][\p{L}\p{N} ./_#-]{2,63}$/u,
  unknown: /^[\x21-\x7e]{6,200}$/,
}

/** @param network by its code, e.g. "TRC20" */
export const transactionForm = (network: string): TransactionForm => forms[network] ?? 'unknown'

/** @param id without spaces at its ends */
export const isTransactionId = (network: string, id: string): boolean => patterns[transactionForm(network)].test(id)
