/** What the person would gain by the next step: an account, then a verified one. */
import { Trans, useLingui } from '@lingui/react/macro'
import * as to from '@shared/contract/to'
import { Banner, type BannerProps } from '@shared/ui/banner'
import { Button } from '@shared/ui/button'
import { useAtom } from 'jotai'
import { Clock, ShieldCheck, ShieldX, TrendingUp, UserRound } from 'lucide-react'
import { serverNow } from 'shell/market-feed'
import { useWay, useWays } from 'shell/navigation'
import { useSession } from 'shell/session'
import { type Prompt, prompt } from './home.model.ts'
import css from './home.module.css'
import { inAWeek, laterAtom } from './home.state.ts'

type Face = Pick<BannerProps, 'icon' | 'kind' | 'title' | 'children'>

function useFace(): Readonly<Record<Prompt, Face>> {
  const { t } = useLingui()
  return {
    visitor: { icon: UserRound, title: t`Log in`, children: t`Trade, deposit and see your assets.` },
    verify: {
      icon: ShieldCheck,
      title: t`Verify your identity to unlock all features`,
      children: t`It takes about two minutes.`,
    },
    review: { icon: Clock, kind: 'wait', title: t`Under review`, children: t`We are checking your documents.` },
    rejected: {
      icon: ShieldX,
      kind: 'danger',
      title: t`Your verification was rejected`,
      children: t`See why and submit again.`,
    },
    higher: {
      icon: TrendingUp,
      title: t`Higher loan limits`,
      children: t`Complete the advanced verification.`,
    },
  }
}

/** A visitor may also try without an account. */
function Demo() {
  const demo = useWay(to.demo())
  return (
    demo && (
      <Button small href={demo}>
        <Trans>Try demo trading</Trans>
      </Button>
    )
  )
}

export function IdentityPrompt() {
  const { user } = useSession()
  const [later, setLater] = useAtom(laterAtom)
  const faces = useFace()
  const found = prompt(user, later > serverNow(), useWays())
  if (!found) return null
  const { kind, href } = found
  const close = kind === 'higher' ? () => setLater(inAWeek(serverNow())) : undefined
  return (
    <div className={css.prompt}>
      <Banner {...faces[kind]} href={href} onClose={close} action={kind === 'visitor' ? <Demo /> : undefined} />
    </div>
  )
}
