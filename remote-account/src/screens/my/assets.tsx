/** Total assets and the ways in and out of them. */
import { Trans, useLingui } from '@lingui/react/macro'
import { Amount } from '@shared/ui/amount'
import { Button } from '@shared/ui/button'
import { IconButton } from '@shared/ui/icon-button'
import { hideBalancesAtom } from '@shared/ui/preferences'
import { Skeleton } from '@shared/ui/skeleton'
import { useAtom } from 'jotai'
import { ArrowDownToLine, ArrowLeftRight, ArrowUpFromLine, Eye, EyeOff } from 'lucide-react'
import { hasRoute } from 'shell/navigation'
import { useAssets } from './my.api.ts'
import css from './my.module.css'

function Total() {
  const { data, isPending, refetch } = useAssets()
  if (data) return <Amount value={data.totalAssets} size="display" />
  if (isPending) return <Skeleton width={160} height={36} />
  return (
    <Button small onClick={() => void refetch()}>
      <Trans>Retry</Trans>
    </Button>
  )
}

export function Assets() {
  const { t } = useLingui()
  const [hidden, setHidden] = useAtom(hideBalancesAtom)
  const ways = [
    { path: '/chongzhi', label: t`Recharge`, icon: ArrowDownToLine },
    { path: '/tixian', label: t`Withdraw`, icon: ArrowUpFromLine },
    { path: '/zijinhuazhuan', label: t`Transfer`, icon: ArrowLeftRight },
  ].filter(way => hasRoute(way.path))
  return (
    <section className={css.assets}>
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
      <a className={css.total} href="#/zichanCenter">
        <Total />
      </a>
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
