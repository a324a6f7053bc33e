/** What is wrong with a purchase, why nothing can be bought now. */
import { useLingui } from '@lingui/react/macro'
import type { Product } from '@shared/contract/calls/invest/products'
import type { Decimal } from '@shared/money'
import type { Fault } from './buying.model.ts'
import { isMachine } from './offer.model.ts'
import { useQuantityWords } from './rest.tsx'

/** How much may go: said with the figure that bounds it. */
function useBoundWords(product: Pick<Product, 'type' | 'currency'>) {
  const { t } = useLingui()
  const words = useQuantityWords(product)
  return ({ name, n }: Extract<Fault, { n: Decimal }>): string => {
    const figure = words(n)
    if (name === 'hold') return t`You can hold ${figure} more`
    if (name === 'left') return t`Only ${figure} left`
    if (isMachine(product)) return name === 'below' ? t`Choose at least ${figure}` : t`Choose no more than ${figure}`
    const [least, most] = [figure, figure]
    return name === 'below' ? t`The minimum is ${least}` : t`The maximum is ${most}`
  }
}

export function useFaultWords(product: Pick<Product, 'type' | 'currency'>): (fault: Fault) => string {
  const { t } = useLingui()
  const bound = useBoundWords(product)
  const machine = isMachine(product)
  return fault => {
    switch (fault.name) {
      case 'missing':
        return machine ? t`Enter the number of machines` : t`Enter an amount`
      case 'not-positive':
        return machine ? t`Enter a number above 0` : t`Enter an amount above 0`
      case 'whole':
        return t`Enter a whole number`
      case 'places': {
        const { places } = fault
        return t`Use up to ${places} decimal places`
      }
      case 'too-much':
        return t`More than your available balance`
      case 'not-agreed':
        return t`Read and accept the agreement`
      default:
        return bound(fault)
    }
  }
}
