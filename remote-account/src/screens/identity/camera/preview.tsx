/** A photo before it is used: what is measured of it is a hint, never a hindrance. */
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@shared/ui/button'
import { useEffect, useRef } from 'react'
import { type Hint, hintsOf } from './measure.ts'
import { Measures } from './measures.tsx'
import type { ReadPhoto } from './read-photo.ts'
import css from './shoot.module.css'

function useVerdict(): Record<Hint | 'good', string> {
  const { t } = useLingui()
  return {
    dark: t`Looks too dark`,
    bright: t`Looks too bright`,
    glare: t`There's glare on it`,
    blurred: t`Looks blurred`,
    good: t`Looks good`,
  }
}

type Props = { of: ReadPhoto; title: string; onRetake(): void; onUse(): void }

export function Preview({ of: { url, measures }, title, onRetake, onUse }: Props) {
  const { t } = useLingui()
  const verdicts = useVerdict()
  const [hint] = hintsOf(measures)
  const verdict = useRef<HTMLParagraphElement>(null)
  useEffect(() => verdict.current?.focus(), [])
  return (
    <div className={css.split}>
      <div className={css.frame}>
        <img className={css.still} src={url} alt={t`Your photo: ${title}`} />
      </div>
      <div className={css.side}>
        <p ref={verdict} tabIndex={-1} className={css.verdict} data-ok={hint === undefined || undefined}>
          {verdicts[hint ?? 'good']}
        </p>
        <Measures of={measures} />
        <div className={css.choice}>
          <Button wide look={hint ? 'primary' : 'neutral'} onClick={onRetake}>
            <Trans>Retake</Trans>
          </Button>
          <Button wide look={hint ? 'neutral' : 'primary'} onClick={onUse}>
            {hint ? <Trans>Use anyway</Trans> : <Trans>Use photo</Trans>}
          </Button>
        </div>
      </div>
    </div>
  )
}
