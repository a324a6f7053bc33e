/**
 * Every part in every state. Without a query: the themes and skins side by side. `?theme=dark|light` shows one of them, with
 * `skin`, `updown=red-up`, `lang` (a language or a locale of the app), `text` (its size) and `part` (a few alone: `part=gauge,change`).
 */
import '../tokens.css'
import '../base.css'
import { createRoot } from 'react-dom/client'
import { Board } from './board.tsx'
import { Parts } from './parts.tsx'

const query = new URLSearchParams(location.search)
const page = document.createElement('div')
document.body.append(page)
createRoot(page).render(query.has('theme') ? <Parts query={query} /> : <Board />)
