/** What the person would gain by the next step: an account, then a verified one; in words. */
import { Trans, useLingui } from '@lingui/react/macro'
import * as to from '@shared/contract/to'
import { Banner, type BannerProps } from '@shared/ui/banner'
import { Button } from '@shared/ui/button'
import { Clock, ShieldCheck, ShieldX, TrendingUp, UserRound } from 'lucide-react'
import { useWay } from 'shell/navigation'
import type { Prompt } from './home.model.ts'
import type { Prompted } from './use-prompt.ts'

type Face = Pick<BannerProps, 'icon' | 'kind' | 'title' | 'children'>

export function useFace(): Readonly<Record<Prompt, Face>> {
  const { t } = useLingui()
  return {
    visitor: { icon: UserRound, title: t`Log in` }, // the button beside it takes the room of a second line
    verify: {
      icon: ShieldCheck,
      title: t`Verify your identity for higher limits`,
      children: t`It takes about two minutes.`,
    },
    review: { icon: Clock, kind: 'wait', title: t`Under review`, children: t`We're checking your documents.` },
    rejected: {
      icon: ShieldX,
      kind: 'danger',
      title: t`Your verification was rejected`,
      children: t`See why and submit again.`,
    },
    higher: {
      icon: TrendingUp,
      title: t`Higher loan limits`,
      children: t`Complete advanced verification.`,
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

export function PromptFace({ kind, ...rest }: Prompted) {
  return <Banner {...useFace()[kind]} {...rest} action={kind === 'visitor' ? <Demo /> : undefined} />
}
