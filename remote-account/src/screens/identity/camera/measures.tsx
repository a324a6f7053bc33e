/** Each measure is a waterline with a dot on it: amber where it is out of its bounds. */
import { useLingui } from '@lingui/react/macro'
import { formatPercent } from '@shared/format/number'
import { Icon } from '@shared/ui/icon'
import { CircleAlert, CircleCheck } from 'lucide-react'
import type { CSSProperties } from 'react'
import { useLanguage } from 'shell/i18n'
import { type Line, linesOf, type Measures as Measured } from './measure.ts'
import css from './measures.module.css'

function useWords({ luma, clipped }: Measured): Record<Line['name'], { name: string; value(ok: boolean): string }> {
  const { t } = useLingui()
  const { bcp47 } = useLanguage()
  const part = formatPercent(bcp47, clipped.toFixed(4), { places: 0 })
  return {
    luma: { name: t`Brightness`, value: () => String(Math.round(luma)) },
    clipped: { name: t`Glare`, value: () => part },
    sharpness: { name: t`Sharpness`, value: ok => (ok ? t`Good` : t`Low`) },
  }
}

/** Where on the line it stands, from 0 to 1. */
const standing = (at: number) => ({ '--at': at }) as CSSProperties

export function Measures({ of }: { of: Measured }) {
  const { t } = useLingui()
  const words = useWords(of)
  return (
    <ul className={css.measures} aria-label={t`Photo quality`}>
      {linesOf(of).map(({ name, at, notches, hint }) => (
        <li key={name} className={css.measure} data-ok={hint === null || undefined}>
          <Icon
            of={hint ? CircleAlert : CircleCheck}
            size={18}
            label={hint ? t`Outside the range` : t`Within the range`}
          />
          <span>{words[name].name}</span>
          <span className={css.water} aria-hidden="true">
            {notches.map(notch => (
              <i key={notch} style={standing(notch)} />
            ))}
            <b style={standing(at)} />
          </span>
          <span className={css.value}>{words[name].value(hint === null)}</span>
        </li>
      ))}
    </ul>
  )
}
