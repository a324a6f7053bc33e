/** Total assets and the ways in and out of them. */
import { Trans, useLingui } from '@lingui/react/macro'
import { userAssetsCall } from '@shared/contract/calls/wallet'
import * as to from '@shared/contract/to'
import { Amount } from '@shared/ui/amount'
import { Button } from '@shared/ui/button'
import { Icon } from '@shared/ui/icon'
import { Skeleton } from '@shared/ui/skeleton'
import { ArrowDownToLine, ArrowLeftRight, ArrowUpFromLine, ChevronRight } from 'lucide-react'
import { useWay, useWays } from 'shell/navigation'
import { useCall } from 'shell/query'
import { Eye, Loaded, StaleNote } from 'shell/screen'
import css from './my.module.css'

const skeleton = (
  <p className={css.total}>
    <Skeleton width={160} height={36} />
  </p>
)

function Total({ value }: { value: string }) {
  const assets = useWay(to.assets())
  const total = <Amount value={value} size="display" />
  if (!assets) return <p className={css.total}>{total}</p>
  return (
    <a className={css.total} href={assets}>
      {total}
      <Icon of={ChevronRight} size={18} />
    </a>
  )
}

export function Assets() {
  const { t } = useLingui()
  const assets = useCall(userAssetsCall, {})
  const way = useWays()
  const ways = [
    { href: way(to.recharge()), label: t`Deposit`, icon: ArrowDownToLine },
    { href: way(to.withdraw()), label: t`Withdraw`, icon: ArrowUpFromLine },
    { href: way(to.transfer()), label: t`Transfer`, icon: ArrowLeftRight },
  ].filter(({ href }) => href)
  return (
    <section className={css.assets} aria-label={t`Total assets, USDT`}>
      <p className={css.label}>
        <Trans>Total assets, USDT</Trans>
        <Eye size={16} />
      </p>
      <Loaded of={assets} line undated skeleton={skeleton}>
        {({ totalAssets }) => <Total value={totalAssets} />}
      </Loaded>
      {assets.data && <StaleNote at={assets.dataUpdatedAt} failed={assets.error !== null} />}
      <div className={css.ways}>
        {ways.map(({ href, label, icon }) => (
          <Button key={label} small icon={icon} href={href}>
            {label}
          </Button>
        ))}
      </div>
    </section>
  )
}
