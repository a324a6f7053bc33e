import css from './gallery.module.css'

const looks = [
  'theme=dark',
  'theme=light',
  'theme=dark&updown=red-up',
  'theme=dark&skin=arbitrage',
  'theme=dark&skin=mining',
  'theme=dark&skin=chart',
  'theme=light&skin=arbitrage',
  'theme=light&skin=mining',
  'theme=light&lang=xi&text=1.25',
]

/** The looks side by side, each as wide as a phone. */
export const Board = () => (
  <main className={css.board}>
    {looks.map(look => (
      <figure key={look} className={css.look}>
        <figcaption>
          <a href={`?${look}`}>{look}</a>
        </figcaption>
        <iframe title={look} src={`?${look}`} />
      </figure>
    ))}
  </main>
)
