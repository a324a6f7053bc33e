/** Around an answer that fills its page from edge to edge: what stands over it or in its place keeps to the gutter. */
import type { ReactNode } from 'react'
import css from './edges.module.css'

export const Edges = ({ children }: { children: ReactNode }) => <div className={css.edges}>{children}</div>
