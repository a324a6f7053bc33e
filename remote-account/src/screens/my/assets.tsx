/** Total assets and the ways in and out of them. */
import { Trans, useLingui } from '@lingui/react/macro'
import { Amount } from '@shared/ui/amount'
import { Button } from '@shared/ui/button'
import { Icon } from '@shared/ui/icon'
import { IconButton } from '@shared/ui/icon-button'
import { hideBalancesAtom } from '@shared/ui/preferences'
import { Skeleton } from '@shared/ui/skeleton'
import { useAtom } from 'jotai'
import { ArrowDownToLine, ArrowLeftRight, ArrowUpFromLine, ChevronRight, Eye, EyeOff } from 'lucide-react'
import { hasRoute } from 'shell/navigation'
import { failureOf } from 'shell/transport'
import { StaleNote } from '../../parts/stale-note.tsx'
import { useAssets } from './my.api.ts'
import css from './my.module.css'

function Total() {
  const { data, error, isFetching, refetch, dataUpdatedAt } = useAssets()
  if (!data && error)
    return (
      <div className={css.failed} role="alert">
        <p>{failureOf(error).text}</p>
        <Button small loading={isFetching} onClick={() => void refetch()}>
          <Trans>Retry</Trans>
        </Button>
      </div>
    )
  if (!data)
    return (
      <p className={css.total}>
        <Skeleton width={160} height={36} />
      </p>
    )
  const total = <Amount value={data.totalAssets} size="display" />
  return (
    <>
      {hasRoute('/zichanCenter') ? (
        <a className={css.total} href="#/zichanCenter">
          {total}
          <Icon of={ChevronRight} size={18} />
        </a>
      ) : (
        <p className={css.total}>{total}</p>
      )}
      <StaleNote at={dataUpdatedAt} failed={error !== null} />
    </>
  )
}

export function Assets() {
  const { t } = useLingui()
  const [hidden, setHidden] = useAtom(hideBalancesAtom)
  const ways = [
    { path: '/chongzhi', label: t`Deposit`, icon: ArrowDownToLine },
    { path: '/tixian', label: t`Withdraw`, icon: ArrowUpFromLine },
    { path: '/zijinhuazhuan', label: t`Transfer`, icon: ArrowLeftRight },
  ].filter(way => hasRoute(way.path))
  return (
    <section className={css.assets} aria-label={t`Total assets, USDT`}>
      <p className={css.label}>
        <Trans>Total assets, USDT</Trans>
        <IconButton
          icon={hidden ? EyeOff : Eye}
          size={16}
          label={t`Hide balances`}
          pressed={hidden}
          onClick={() => setHidden(!hidden)}
        />
      </p>
      <Total />
      <div className={css.ways}>
        {ways.map(({ path, label, icon }) => (
          <Button key={path} small icon={icon} href={`#${path}`}>
            {label}
          </Button>
        ))}
      </div>
    </section>
  )
}
