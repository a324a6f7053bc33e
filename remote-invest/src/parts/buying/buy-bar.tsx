/** The one act of a product's page, with the sheets that it opens: terms to accept, then a last look. */
import { Trans } from '@lingui/react/macro'
import type { Product } from '@shared/contract/calls/invest/products'
import * as to from '@shared/contract/to'
import { ActionBar } from '@shared/ui/action-bar'
import { Button } from '@shared/ui/button'
import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWay } from 'shell/navigation'
import { useLater, useOfflineReason } from 'shell/screen'
import { shutOf } from './offer.model.ts'
import { useShutReason } from './shut.ts'
import type { Buying } from './use-buying.ts'

const load = () => import(/* webpackChunkName: "buying-sheets" */ './sheets.ts')

export type BuyBarProps = {
  buying: Buying
  /** What the button says: "Host", "Buy". */
  act: ReactNode
  /** What is particular of the product, as `SumRow`s: in the form and in the last look. @param quantity '' counts as '0' @param terms as they are paid */
  rows(quantity: string, terms: Product): ReactNode
  /** What must be known at the last look: "Not sellable before maturity". */
  note?: ReactNode
}

/** Stands last in the page. */
export function BuyBar({ buying, act, rows, note }: BuyBarProps) {
  const { parts, bring } = useLater(load)
  const { product, sheet } = buying
  const offline = useOfflineReason()
  const shut = useShutReason(product)
  const open = async () => void ((await bring()) && sheet.show('order'))
  return (
    <>
      <ActionBar>
        {shutOf(product) === 'level' ? (
          <Locked level={product.levelLimit} />
        ) : (
          <Button wide look="primary" reason={shut ?? offline} onClick={() => void open()}>
            {act}
          </Button>
        )}
      </ActionBar>
      {parts && <parts.Sheets {...{ buying, rows, note }} />}
    </>
  )
}

/** Says how it is unlocked, and leads there. */
function Locked({ level }: { level: number }) {
  const levels = useWay(to.levels())
  return (
    <Button wide icon={Lock} href={levels} disabled={!levels} consequence={<Trans>For VIP {level} and above</Trans>}>
      <Trans>Reach VIP {level}</Trans>
    </Button>
  )
}
