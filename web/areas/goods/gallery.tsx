import { showPictures } from '#web/parts/pictures/show-pictures.ts';
import { Carousel } from '#web/ui/carousel.tsx';
import { Picture } from '#web/ui/picture.tsx';

interface Props {
  readonly pictures: readonly string[];
  readonly name: string;
}

/** The images of a product; the first loads at once, and each opens full screen. */
export function Gallery({ pictures, name }: Props) {
  const all = [...new Set(pictures.filter(Boolean))].map((src, at) => ({ src, alt: `${name} 图 ${at + 1}` }));
  return (
    <div className="gallery card">
      <Carousel label={`${name}的图片`} every={0}>
        {all.length === 0 && <Picture src="" alt={name} />}
        {all.map(({ src, alt }, at) => (
          <button
            key={src}
            type="button"
            className="gallery__open"
            aria-label={`查看大图 ${at + 1}`}
            onClick={() => void showPictures({ pictures: all, at })}
          >
            <Picture src={src} alt={alt} eager={at === 0} />
          </button>
        ))}
      </Carousel>
    </div>
  );
}
