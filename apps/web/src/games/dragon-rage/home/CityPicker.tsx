import { useWords } from '../../../i18n/index.ts';
import { COVERS } from './covers.ts';
import { CITIES, type City, cityNamed } from './scenarios.ts';

interface CityPickerProps {
  readonly city: City;
  choose(city: City): void;
  /** What is said of a city below its name. */
  noteOf?(city: City): string;
}

/** Both cities from above, to choose from. */
export function CityPicker({ city, choose, noteOf }: CityPickerProps) {
  const { t } = useWords();
  return (
    <fieldset className="cities">
      <legend className="visually-hidden">{t('home.new.city')}</legend>
      {CITIES.map((id) => (
        <label key={id} className="city">
          <input
            type="radio"
            name="city"
            className="visually-hidden"
            checked={city === id}
            onChange={() => choose(id)}
          />
          <img src={COVERS[id]} alt="" width={480} height={290} />
          <span className="city-name">{cityNamed(id)}</span>
          {noteOf !== undefined && <span className="city-note">{noteOf(id)}</span>}
        </label>
      ))}
    </fieldset>
  );
}
