import { current, languages } from 'virtual:languages'
import { offers } from 'virtual:language-offers'
import { useEffect, useState } from 'react'
import { cameFromOther, chosenLanguage } from '#languages/chosen-language.ts'
import { addressIn } from '#languages/other-language.ts'
import { useView } from '#languages/use-view.ts'
import { button } from '#ui/button.css.ts'
import { Note } from './note.tsx'

/** Offers the language that the visitor chose on an earlier visit, in its own words. Closing it chooses this one. */
export function LanguageOffer() {
  const view = useView()
  const [chosen, setChosen] = useState(() =>
    cameFromOther(document.referrer) ? current : chosenLanguage.read(),
  )
  useEffect(() => {
    if (chosen === current) chosenLanguage.write(current)
  }, [chosen])
  const language = languages.find(({ tag }) => tag === chosen)
  const offer = offers[chosen ?? '']
  if (!language || !offer || chosen === current) return null
  return (
    <div lang={language.tag} dir={language.direction}>
      <Note
        action={
          <a href={addressIn(language, view)} hrefLang={language.tag} className={button.tape}>
            {language.name}
          </a>
        }
        closeLabel={offer.close}
        onClose={() => setChosen(current)}
      >
        {offer.text}
      </Note>
    </div>
  )
}
