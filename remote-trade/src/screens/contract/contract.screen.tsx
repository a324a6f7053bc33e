/** Contract: leveraged positions, opened, watched and closed (docs/rules/trade.md#opening-a-position). */
import { Trans } from '@lingui/react/macro'
import type { SymbolInfo } from '@shared/contract'
import { pairOf } from '@shared/contract/symbols'
import * as to from '@shared/contract/to'
import { Banner } from '@shared/ui/banner'
import { EmptyState } from '@shared/ui/empty-state'
import { deviceAtom } from '@shared/ui/preferences'
import { Skeleton, SkeletonRows } from '@shared/ui/skeleton'
import { useAtom } from 'jotai'
import { usePlace } from 'shell/navigation'
import { Page, useLater } from 'shell/screen'
import { Markets } from '../../parts/markets.tsx'
import { isContract } from '../../parts/symbols.ts'
import { rememberedAtom } from '../../parts/terms.ts'
import { Ticket } from '../../parts/ticket/ticket.tsx'
import { Book } from './book.tsx'
import { type Chosen, chosenSymbol, wantedSide } from './contract.model.ts'
import css from './contract.module.css'
import { Funds } from './funds.tsx'
import { PairHeader } from './pair-header.tsx'

const loadPreview = () => import(/* webpackChunkName: "contract-later" */ './preview.tsx')
/** Of the preview, in design pixels. */
const HEIGHT = 60

const previewAtom = deviceAtom('trade.preview.v1', stored => stored !== false)

export default function ContractScreen() {
  const { query } = usePlace(to.contract)
  const [{ symbol: remembered }] = useAtom(rememberedAtom)
  return (
    <Page>
      <div className={css.page}>
        <Markets skeleton={<SkeletonRows rows={6} />}>
          {all => {
            const chosen = chosenSymbol(query.symbol, remembered, all, isContract)
            return chosen ? (
              <Trading {...chosen} />
            ) : (
              <EmptyState title={<Trans>No markets are available right now</Trans>} />
            )
          }}
        </Markets>
      </div>
    </Page>
  )
}

function Trading({ info, instead }: Chosen) {
  const { query, setQuery } = usePlace(to.contract)
  const [remembered, remember] = useAtom(rememberedAtom)
  const [preview, setPreview] = useAtom(previewAtom)
  const { parts } = useLater(loadPreview)
  const pick = (symbol: string) => {
    remember({ ...remembered, symbol })
    setQuery({ symbol, side: '' })
  }
  return (
    <>
      <PairHeader info={info} onPick={pick} />
      {instead && <Instead of={instead} />}
      {preview && (parts ? <parts.Preview info={info} /> : <Unpreviewed />)}
      <Funds preview={preview} onPreview={setPreview} />
      <Ticket symbol={info.symbol} side={wantedSide(query)} overTabs>
        <Book info={info} />
      </Ticket>
    </>
  )
}

const Unpreviewed = () => (
  <div className={css.unpreviewed}>
    <Skeleton width="100%" height={HEIGHT} />
  </div>
)

/** The address asked for something that has no contracts here. */
function Instead({ of }: { of: SymbolInfo }) {
  const { setQuery } = usePlace(to.contract)
  const pair = pairOf(of)
  return (
    <Banner kind="wait" title={<Trans>{pair} isn't available here.</Trans>} onClose={() => setQuery({ symbol: '' })} />
  )
}
