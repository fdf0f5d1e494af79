// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { it, expect } from 'vitest'
it('errs', () => { console.error('a %s', 'b') })
it('warns', () => { console.warn('x') })
it('mounts', () => { render(<p>hi</p>); expect(screen.getByText('hi')).toBeTruthy() })
it('cleaned', () => { expect(document.body.textContent).toBe('') })
