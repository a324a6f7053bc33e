import type { Template } from '../templates.ts'

/** What the exchange words itself; the desk's messages are the operator's own words. */
export type WordedTemplate = Exclude<Template, 'desk'>

/** One language: {n} stands for a value, written as the language writes it, with its unit. */
export type MessageTexts = Record<WordedTemplate, { title: string; text: string }>
