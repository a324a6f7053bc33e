/** Heads of the columns: a press sorts, the next turns round, a third one stops. */
import { Trans, useLingui } from '@lingui/react/macro'
import * as to from '@shared/contract/to'
import { Icon } from '@shared/ui/icon'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { usePlace } from 'shell/navigation'
import { type Column, pressed, type View } from './market.model.ts'
import css from './market.module.css'

export function ColumnHeads({ view }: { view: View }) {
  const { t } = useLingui()
  return (
    <fieldset className={css.heads} aria-label={t`Sort by`}>
      <Head view={view} column="name">
        <Trans context="of a symbol">Name</Trans>
      </Head>
      <Head view={view} column="volume">
        <Trans context="of money traded">Volume</Trans>
      </Head>
      <span className={css.gap} />
      <Head view={view} column="price">
        <Trans>Price</Trans>
      </Head>
      <Head view={view} column="change">
        <Trans context="of a price">Change</Trans>
      </Head>
    </fieldset>
  )
}

function Head({ view, column, children }: { view: View; column: Column; children: ReactNode }) {
  const { setQuery } = usePlace(to.market)
  const on = view.sort === column
  return (
    <button type="button" className={css.head} aria-pressed={on} onClick={() => setQuery(pressed(view, column))}>
      {children}
      {on && <Way view={view} />}
    </button>
  )
}

function Way({ view: { sort, dir } }: { view: View }) {
  const { t } = useLingui()
  const words = sort === 'name' ? { asc: t`A to Z`, desc: t`Z to A` } : { asc: t`lowest first`, desc: t`highest first` }
  return <Icon of={dir === 'asc' ? ArrowUp : ArrowDown} size={16} label={words[dir]} />
}
