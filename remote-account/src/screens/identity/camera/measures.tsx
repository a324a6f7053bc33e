/** The quality of a photo in words, each with a dot on a line: amber where it is out of its bounds. */
import { useLingui } from '@lingui/react/macro'
import { Icon } from '@shared/ui/icon'
import { CircleAlert, CircleCheck } from 'lucide-react'
import type { CSSProperties } from 'react'
import { type Hint, type Line, linesOf, type Measures as Measured } from './measure.ts'
import css from './measures.module.css'

function useNames(): Record<Line['name'], string> {
  const { t } = useLingui()
  return { luma: t`Brightness`, clipped: t`Glare`, sharpness: t`Sharpness` }
}

function useVerdicts(): Record<Hint | 'good', string> {
  const { t } = useLingui()
  return {
    dark: t`Too dark`,
    bright: t`Too bright`,
    glare: t`Too much`,
    blurred: t`Blurred`,
    good: t({ message: 'Good', context: 'photo quality' }),
  }
}

/** Where on the line it stands, from 0 to 1. */
const standing = (at: number) => ({ '--at': at }) as CSSProperties

export function Measures({ of }: { of: Measured }) {
  const { t } = useLingui()
  const names = useNames()
  const verdicts = useVerdicts()
  return (
    <ul className={css.measures} aria-label={t`Photo quality`}>
      {linesOf(of).map(({ name, at, notches, hint }) => (
        <li key={name} className={css.measure} data-ok={hint === null || undefined}>
          <Icon
            of={hint ? CircleAlert : CircleCheck}
            size={18}
            label={hint ? t`Outside the range` : t`Within the range`}
          />
          <span>{names[name]}</span>
          <span className={css.water} aria-hidden="true">
            {notches.map(notch => (
              <i key={notch} style={standing(notch)} />
            ))}
            <b style={standing(at)} />
          </span>
          <span className={css.value}>{verdicts[hint ?? 'good']}</span>
        </li>
      ))}
    </ul>
  )
}
