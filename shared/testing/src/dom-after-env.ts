/** A screen waits for a real exchange: on a busy machine an answer may take seconds. Nothing waits longer than it must. */
import { configure } from '@testing-library/react'

configure({ asyncUtilTimeout: 8000 })
