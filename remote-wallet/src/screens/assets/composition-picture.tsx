/** What the total is made of; beside it what is owed and what is no money. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { UserAssets } from '@shared/contract/calls/wallet'
import { Amount } from '@shared/ui/amount'
import { Composition } from '@shared/ui/composition'
import { SectionHeader } from '@shared/ui/section-header'
import { SumRow, Sums } from '@shared/ui/sum-row'
import type { ReactNode } from 'react'
import { useWays } from 'shell/navigation'
import { besides, type Kind, shares } from './assets.model.ts'
import css from './assets.module.css'

/** A name that leads to its screen where that is live. */
const Aside = ({ href, children }: { href: string | undefined; children: ReactNode }) =>
  href ? (
    <a className={css.aside} href={href}>
      {children}
    </a>
  ) : (
    children
  )

export function CompositionPicture({ assets }: { assets: UserAssets }) {
  const { t } = useLingui()
  const names: Record<Kind, string> = {
    balance: t`Balance account`,
    contract: t`Contract account`,
    positions: t`Open positions`,
    investments: t`Investments`,
    frozen: t`Locked`,
    pledge: t`Collateral`,
    competition: t`Locked for a competition`,
  }
  const words = { debt: t`Loans owed`, virtual: t`Virtual funds, not real money` }
  const live = useWays()
  const parts = shares(assets).map(({ kind, value, way }) => ({ name: names[kind], value, href: live(way) }))
  const aside = besides(assets)
  return (
    <section>
      <SectionHeader title={<Trans>Asset breakdown</Trans>} />
      <Composition parts={parts} places={2}>
        <span className={css.whole}>USDT</span>
      </Composition>
      {aside.length > 0 && (
        <Sums>
          {aside.map(({ kind, value, way }) => (
            <SumRow key={kind} label={<Aside href={live(way)}>{words[kind]}</Aside>} value={<Amount value={value} />} />
          ))}
        </Sums>
      )}
    </section>
  )
}
