/** The word mark, its waterline running on as a price line. Drawn, not data. */
import { WordMark } from '@shared/ui/word-mark'
import css from './login.module.css'

/** From the word mark's dot at 0 84 to its own at 161 14, in design pixels. */
const line =
  'M0 84l6 10 5 7 6 4 5 4 3 6 4-3 4 5 5-9 4-6 4 0 6-24 5-5 6 2 5 3 6-4 7-2 6-5 5 1 6-9 6-5 6-6 6 3 6-4 6-3 7-8 5-10 5-7 6-5 6-2 4 2'

export const Hero = () => (
  <div className={css.hero} aria-hidden="true">
    <WordMark height={54} />
    <svg aria-hidden="true" className={css.line} viewBox="0 0 209 124" fill="none">
      <path className={css.area} d={`${line}V84z`} />
      <path className={css.water} d="M6 84H209" />
      <circle className={css.dot} cx="0" cy="84" r="5.2" />
      <path className={css.price} d={line} />
      <circle className={css.halo} cx="161" cy="14" r="9" />
      <circle className={css.dot} cx="161" cy="14" r="4" />
    </svg>
  </div>
)
