import { Carousel } from '#web/ui/carousel.tsx';
import { Picture } from '#web/ui/picture.tsx';

interface Props {
  readonly pictures: readonly string[];
  readonly name: string;
}

/** The pictures of a product; the first is fetched at once. */
export function Gallery({ pictures, name }: Props) {
  return (
    <div className="gallery card">
      <Carousel label={`${name}的图片`} every={0}>
        {pictures.map((src, at) => (
          <Picture key={src || at} src={src} alt={`${name} 图 ${at + 1}`} eager={at === 0} />
        ))}
      </Carousel>
    </div>
  );
}
