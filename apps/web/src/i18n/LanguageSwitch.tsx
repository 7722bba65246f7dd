import { LANGUAGE_NAMES, LANGUAGES, languageOf } from '@hexwyrm/words';
import { useLanguage } from './language-context.ts';
import { usePlainWords } from './useWords.ts';

/** Changes the language in play, without losing anything. */
export function LanguageSwitch({ className }: { readonly className?: string }) {
  const { language, setLanguage } = useLanguage();
  const { t } = usePlainWords();
  return (
    <select
      className={className}
      aria-label={t('home.language')}
      value={language}
      onChange={({ target }) => {
        setLanguage(languageOf(target.value) ?? language);
        // After a choice by mouse, a letter is a key of the table again, not the name of a language.
        if (!target.matches(':focus-visible')) target.blur();
      }}
    >
      {LANGUAGES.map((id) => (
        <option key={id} value={id} lang={id}>
          {LANGUAGE_NAMES[id]}
        </option>
      ))}
    </select>
  );
}
