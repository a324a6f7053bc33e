/** What the total is made of; beside it what is owed and what is no money. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { UserAssets } from '@shared/contract/calls/wallet'
import { compare } from '@shared/money'
import { Amount } from '@shared/ui/amount'
import { Composition } from '@shared/ui/composition'
import { SectionHeader } from '@shared/ui/section-header'
import { SumRow, Sums } from '@shared/ui/sum-row'
import { useWays } from 'shell/navigation'
import { type Kind, shares } from './assets.model.ts'
import css from './assets.module.css'

export function CompositionPicture({ assets }: { assets: UserAssets }) {
  const { t } = useLingui()
  const names: Record<Kind, string> = {
    balance: t`Balance account`,
    contract: t`Contract account`,
    positions: t`Position assets`,
    investments: t`Investments`,
    frozen: t`Frozen`,
    pledge: t`Collateral`,
    competition: t`Competition frozen`,
  }
  const live = useWays()
  const parts = shares(assets).map(({ kind, value, way }) => ({ name: names[kind], value, href: live(way) }))
  const owed = compare(assets.debt, '0') !== 0
  const virtual = compare(assets.virtualAssets, '0') !== 0
  return (
    <section>
      <SectionHeader title={<Trans>Composition</Trans>} />
      <Composition parts={parts} places={2}>
        <span className={css.whole}>USDT</span>
      </Composition>
      {(owed || virtual) && (
        <Sums>
          {owed && <SumRow label={<Trans>Loans owed</Trans>} value={<Amount value={assets.debt} />} />}
          {virtual && (
            <SumRow
              label={<Trans>Virtual funds, not real money</Trans>}
              value={<Amount value={assets.virtualAssets} />}
            />
          )}
        </Sums>
      )}
    </section>
  )
}
