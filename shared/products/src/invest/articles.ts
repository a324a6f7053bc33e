/** What is agreed to, and read, of each type of products: articles of the help centre. */
import { productTypes } from '@shared/contract/codes'
import type { ProductRow } from './tables.ts'

const names = {
  [productTypes.arbitrage]: 'arbitrage',
  [productTypes.mining]: 'mining',
  [productTypes.bond]: 'bond',
} as const

export const articlesOf = (type: ProductRow['type']): Pick<ProductRow, 'agreement_id' | 'explain_id'> => ({
  agreement_id: `${names[type]}-agreement`,
  explain_id: `${names[type]}-explained`,
})
