import css from './index.module.css'

/** The ring of something on its way; silent: what it stands in says that it is busy. */
export function Spinner() {
  return (
    <svg
      className={css.spinner}
      viewBox="0 0 18 18"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <circle cx="9" cy="9" r="7" opacity=".3" />
      <path d="M9 2a7 7 0 0 1 7 7" strokeLinecap="round" />
    </svg>
  )
}
