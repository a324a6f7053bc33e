/** Trading in one symbol, in one of the modes; with an entry's id, in a competition (docs/rules/trade.md#opening-a-position). */
import { Trans } from '@lingui/react/macro'
import type { SymbolInfo } from '@shared/contract'
import { LONGEST_ID } from '@shared/contract/codes'
import { pairOf } from '@shared/contract/symbols'
import * as to from '@shared/contract/to'
import { Banner } from '@shared/ui/banner'
import { Column, Columns } from '@shared/ui/columns'
import { EmptyState } from '@shared/ui/empty-state'
import { deviceAtom } from '@shared/ui/preferences'
import { Skeleton, SkeletonRows } from '@shared/ui/skeleton'
import { useAtom } from 'jotai'
import { type ReactNode, useMemo } from 'react'
import { usePlace } from 'shell/navigation'
import { Page, useLater } from 'shell/screen'
import { rememberedAtom } from '../../parts/account/terms.ts'
import { entryAccount, TradingAccountContext, useTradingAccount } from '../../parts/account/trading-account.ts'
import { Markets } from '../../parts/quotes/markets.tsx'
import { TransferOver } from '../../parts/ticket/transfer-over.tsx'
import { type Chosen, chosenSymbol, wantedSide } from './contract.model.ts'
import css from './contract.module.css'
import { ModeBar } from './mode-bar.tsx'
import { contractMode, type Mode, type ModeParts, modeOf, offeredModes } from './modes.ts'
import { PairHeader } from './pair-header.tsx'

const loadPreview = () => import(/* webpackChunkName: "contract-later" */ './preview.tsx')
const loadEntry = () => import(/* webpackChunkName: "contract-later" */ './in-competition.tsx')
/** Of the preview, in design pixels. */
const HEIGHT = 60

const previewAtom = deviceAtom('trade.preview.v1', stored => stored !== false)

export default function ContractScreen() {
  const { query } = usePlace(to.contract)
  const own = useTradingAccount()
  const entry = query.competition && query.competition.length <= LONGEST_ID ? query.competition : undefined
  const account = useMemo(() => (entry ? entryAccount(entry) : own), [entry, own])
  return (
    <TradingAccountContext value={account}>
      <Page>
        <TransferOver>
          <div className={css.page}>{entry ? <InEntry /> : <InModes offered={offeredModes()} />}</div>
        </TransferOver>
      </Page>
    </TradingAccountContext>
  )
}

/** @param end stands at the end of the bar of modes, in place of the way to simulated trading */
export function InModes({ offered, end }: { offered: readonly Mode[]; end?: ReactNode }) {
  const { query } = usePlace(to.contract)
  const [remembered] = useAtom(rememberedAtom)
  const mode = modeOf(offered, query.mode, remembered.way)
  return (
    <>
      <ModeBar offered={offered} mode={mode} end={end} />
      <InMode key={mode.id} mode={mode} />
    </>
  )
}

/** Contracts alone, with the funds of the entry. */
function InEntry() {
  const { parts } = useLater(loadEntry)
  return (
    <>
      {parts && <parts.InCompetition />}
      <InMode mode={contractMode} />
    </>
  )
}

function InMode({ mode }: { mode: Mode }) {
  const { query } = usePlace(to.contract)
  const [{ symbol: remembered }] = useAtom(rememberedAtom)
  const { parts } = useLater(mode.load) // comes while the markets are asked for
  return (
    <Markets skeleton={<SkeletonRows rows={6} />}>
      {all => {
        const chosen = chosenSymbol(query.symbol, remembered, all, mode.trades)
        return chosen ? (
          <InSymbol {...chosen} mode={mode} {...parts} />
        ) : (
          <EmptyState title={<Trans>No markets are available right now</Trans>} />
        )
      }}
    </Markets>
  )
}

type InSymbolProps = Chosen & { mode: Mode } & Partial<ModeParts>

function InSymbol({ info, instead, mode, Trading, Note }: InSymbolProps) {
  const { query, setQuery } = usePlace(to.contract)
  const [remembered, remember] = useAtom(rememberedAtom)
  const [preview, setPreview] = useAtom(previewAtom)
  const { parts } = useLater(loadPreview)
  const pick = (symbol: string) => {
    remember({ ...remembered, symbol })
    setQuery({ symbol, side: '' })
  }
  const trading = { info, side: wantedSide(query), preview, onPreview: setPreview }
  return (
    <Columns>
      <Column>
        <PairHeader info={info} note={Note && <Note info={info} />} only={mode.trades} onPick={pick} />
        {instead && <Instead of={instead} />}
        {preview && (parts ? <parts.Preview info={info} /> : <Unpreviewed />)}
      </Column>
      {Trading ? <Trading {...trading} /> : <TradingSkeleton />}
    </Columns>
  )
}

const TradingSkeleton = () => (
  <Column end>
    <SkeletonRows rows={4} />
  </Column>
)

const Unpreviewed = () => (
  <div className={css.unpreviewed}>
    <Skeleton width="100%" height={HEIGHT} />
  </div>
)

/** The address asked for something that is not traded in this mode. */
function Instead({ of }: { of: SymbolInfo }) {
  const { setQuery } = usePlace(to.contract)
  const pair = pairOf(of)
  return (
    <Banner kind="wait" title={<Trans>You can't trade {pair} here.</Trans>} onClose={() => setQuery({ symbol: '' })} />
  )
}
