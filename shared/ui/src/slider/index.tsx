import { Slider as Base } from '@base-ui/react/slider'
import { formatShare } from '@shared/format/number'
import { feel } from '../haptics/index.tsx'
import { useLocale } from '../use-locale.ts'
import css from './index.module.css'

export interface SliderProps {
  /** Its name: "Share of the balance". */
  label: string
  value: number
  onChange: (value: number) => void
  min?: number | undefined
  max?: number | undefined
  /** Where the finger catches; the ends and quarters unless given. */
  notches?: readonly number[] | undefined
  /** How a value is read out: `25` is a percent unless given. */
  spoken?: ((value: number) => string) | undefined
  disabled?: boolean | undefined
}

const byFinger: readonly string[] = ['drag', 'track-press']

/** How near to a notch, in parts of the rail, a finger is drawn to it. */
const pull = 0.025

function snapped(value: number, notches: readonly number[], span: number): number {
  const near = notches.find(notch => Math.abs(notch - value) <= span * pull)
  return near ?? value
}

/** A waterline with marks and one dot. A finger snaps to the marks; the arrow keys go by one, Page keys by a quarter. */
export function Slider({ label, value, onChange, min = 0, max = 100, spoken, disabled, ...rest }: SliderProps) {
  const locale = useLocale()
  const span = max - min
  const notches = rest.notches ?? [0, 0.25, 0.5, 0.75, 1].map(part => min + span * part)
  const drag = (to: number) => {
    const next = snapped(to, notches, span)
    if (next !== value && notches.includes(next)) feel('notch')
    onChange(next)
  }
  return (
    <Base.Root
      className={css.slider}
      min={min}
      max={max}
      largeStep={Math.max(1, Math.round(span / 4))}
      disabled={disabled}
      value={value}
      onValueChange={(next, { reason }) => (byFinger.includes(reason) ? drag(next) : onChange(next))}
    >
      <Base.Control className={css.control}>
        <Base.Track className={css.rail}>
          <Base.Indicator className={css.run} />
          {notches.map(notch => (
            <i
              key={notch}
              className={css.notch}
              style={{ left: `${((notch - min) / span) * 100}%` }}
              data-on={notch <= value || undefined}
            />
          ))}
          <Base.Thumb
            className={css.dot}
            aria-label={label}
            getAriaValueText={(_, now) => (spoken ? spoken(now) : formatShare(locale, now))}
          />
        </Base.Track>
      </Base.Control>
    </Base.Root>
  )
}
